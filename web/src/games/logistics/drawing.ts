/** Where the pyramids of a stack stand on their card, in px from the card's upper left corner. */
import { stripOf, type Layout } from './sizes';
import { sizeOf, type Stack } from './forms';

export interface Standing {
  readonly pyramid: string;
  readonly x: number;
  /** The base. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Lit tops are lifted a little off what is below them. */
function lift(lit: boolean, height: number): number {
  if (!lit) return 0;
  return height ? 5 : 3;
}

/** Every pyramid of a stack, bottom first; `lit` is the height that is lifted. */
export function standing(stack: Stack, at: Layout, lit: number | null = null): readonly Standing[] {
  const strip = stripOf(stack.map(sizeOf), at);
  return stack.map((pyramid, height) => {
    const [width, tall] = at.card[sizeOf(pyramid)];
    const y = at.height - at.foot - height * strip - lift(height === lit, height);
    return { pyramid, x: at.width / 2, y, width, height: tall };
  });
}

/** A triangle that stands on (x, y). */
export function triangle(width: number, height: number, x: number, y: number): string {
  return `M${x - width / 2} ${y}L${x} ${y - height}L${x + width / 2} ${y}Z`;
}

/** A rectangle of the board, in px from its upper left corner. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly x: number;
  readonly y: number;
}

/** Where places and vaults stand, by `side-card`, `vault-side` and `stock-side`. */
export type Boxes = Readonly<Record<string, Box>>;

/** Measure everything that carries `data-box`, where it would stand if nothing were lifted. */
export function measure(board: HTMLElement): Boxes {
  const boxes: Record<string, Box> = {};
  for (const element of board.querySelectorAll<HTMLElement>('[data-box]')) {
    const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = element;
    if (!width) continue;
    boxes[element.dataset.box ?? ''] = {
      left,
      right: left + width,
      top,
      bottom: top + height,
      x: left + width / 2,
      y: top + height / 2,
    };
  }
  return boxes;
}
