/** Presses in impatience. "Go on", "Send" and "Pass" stand at one place and share one key: a second press that comes at once was not meant for what the button says by now. */
import { isWriting } from '../board/keys';

/** So long the main button is deaf after it was pressed, and after it has come to mean something else. */
const DEAF_MS = 450;
/** So long after a press what changes on the board is taken to follow from it. */
const FOLLOWS_MS = 2000;
const MAIN = '.btn-primary';

export class Impatience {
  /** The main button hears nothing now. */
  deaf = $state(false);
  #pressed = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** The main button or its key was pressed; false if that is not to be heard. */
  press(): boolean {
    const heard = !this.deaf;
    this.#pressed = this.now();
    this.#close();
    return heard;
  }

  /** The main button may mean something else from now on. */
  changed(): void {
    if (this.now() - this.#pressed < FOLLOWS_MS) this.#close();
  }

  /** Something else was done meanwhile: whoever does that has looked, and means the next press. */
  calm(): void {
    clearTimeout(this.#timer);
    this.#pressed = -Infinity;
    this.deaf = false;
  }

  #close(): void {
    clearTimeout(this.#timer);
    this.deaf = true;
    this.#timer = setTimeout(() => (this.deaf = false), DEAF_MS);
  }

  /** Hear the presses on a stage before its board does. */
  readonly guard = (stage: HTMLElement): (() => void) => {
    const clicked = (event: MouseEvent) => isMain(event.target) && this.#judge(event);
    const pressed = (event: KeyboardEvent) => {
      if (['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return;
      if (event.key !== 'Enter' || isWriting(event.target)) this.calm();
      else if (isMain(event.target)) event.repeat && silence(event); // a click follows, and is judged
      else if (!isOther(event.target) && !event.repeat) this.#judge(event);
    };
    const touched = (event: PointerEvent) => isOther(event.target) && !isMain(event.target) && this.calm();
    stage.addEventListener('click', clicked, true);
    stage.addEventListener('pointerdown', touched, true);
    window.addEventListener('keydown', pressed, true);
    return () => {
      this.calm();
      stage.removeEventListener('click', clicked, true);
      stage.removeEventListener('pointerdown', touched, true);
      window.removeEventListener('keydown', pressed, true);
    };
  };

  #judge(event: Event): void {
    if (!this.press()) silence(event);
  }
}

function silence(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

const isMain = (target: EventTarget | null): boolean => target instanceof Element && target.closest(MAIN) !== null;
/** On another button Enter is that button's own. */
const isOther = (target: EventTarget | null): boolean => target instanceof Element && target.closest('button, a') !== null;
