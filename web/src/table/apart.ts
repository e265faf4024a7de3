/** Where a hint lies on a phone: in the status line, or else where it covers neither what it lights nor a clock that runs nor the head of the board. */
import type { Attachment } from 'svelte/attachments';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Room extends Box {
  /** Where the felt that is seen ends; below it is the tray with what may be pressed, and the dock. */
  readonly felt: number;
  /** A hint rather lies over these than over the end of the felt, so that the board is seen whole; not where others act at any moment. */
  readonly low: boolean;
}

/** What is read or touched beside a hint. */
const KEPT = '[data-lit], .hinted-on, [role="timer"]';
/** So far the mark of something lit stands out over it, and so far a hint keeps away. */
const MARK = 12;
/** Less than this part of a box is its edge only. */
const EDGE = 0.02;
/** So much of the top of the felt is its head: what lies there is read first. */
const HEAD = 96;

/** How much of these boxes lies under that one, each from 0 to 1. */
export function hidden(over: Box, kept: readonly Box[]): number {
  let sum = 0;
  for (const box of kept) {
    const width = Math.min(over.right, box.right) - Math.max(over.left, box.left);
    const height = Math.min(over.bottom, box.bottom) - Math.max(over.top, box.top);
    const part = width > 0 && height > 0 ? (width * height) / ((box.right - box.left) * (box.bottom - box.top)) : 0;
    if (part > EDGE) sum += part;
  }
  return sum;
}

/** Where something so high begins in a room to hide least: at the end of the felt, or of the room, else just above or below what is kept. */
export function topFor(height: number, room: Room, kept: readonly Box[]): number {
  const low = Math.max(room.top, room.bottom - height);
  const beside = kept.flatMap((box) => [box.top - height, box.bottom]).filter((top) => top >= room.top && top <= low);
  const cost = (top: number) => hidden({ ...room, top, bottom: top + height }, kept);
  const end = Math.max(room.top, room.felt - height);
  return [...(room.low ? [low, end] : [end]), ...beside, low, room.top].reduce((best, top) => (cost(top) < cost(best) ? top : best));
}

/** `{@attach apart(lively, told)}` on a hint; it says whether the hint has left the status line. `lively`: others act at any moment. */
export function apart(lively: boolean, told: (away: boolean) => void): Attachment<HTMLElement> {
  return (node) => {
    const stage = node.closest<HTMLElement>('.stage');
    if (!stage) return;
    const lay = () => {
      const away = layOut(node, stage, lively);
      told(scrolled(node, stage) ? layOut(node, stage, lively) : away);
    };
    lay();
    const changed = new MutationObserver(lay);
    changed.observe(stage, { subtree: true, childList: true, attributeFilter: ['data-lit'] });
    window.addEventListener('resize', lay);
    return () => {
      changed.disconnect();
      window.removeEventListener('resize', lay);
      told(false);
    };
  };
}

function layOut(node: HTMLElement, stage: HTMLElement, lively: boolean): boolean {
  const lit = [...stage.querySelectorAll<HTMLElement>(KEPT)].map(boxOf).filter((box) => box.right - box.left > MARK);
  node.classList.remove('is-apart');
  const line = node.getBoundingClientRect();
  const room = roomOf(stage, !lively);
  if (!room) return false;
  const kept = [...lit, { ...room, bottom: Math.min(room.top + HEAD, room.felt) }];
  if (!hidden(line, kept)) return false;
  node.classList.add('is-apart');
  node.style.setProperty('--apart-left', `${room.left}px`);
  node.style.setProperty('--apart-width', `${room.right - room.left}px`);
  const { height } = node.getBoundingClientRect();
  const top = topFor(height, room, kept);
  node.style.setProperty('--apart-top', `${top}px`);
  const away = hidden({ ...room, top, bottom: top + height }, kept) < hidden(line, kept);
  node.classList.toggle('is-apart', away);
  return away;
}

/** Where a list on the felt is longer than its room, what is lit in it and still lies under the hint is brought to its top; true if something was. */
function scrolled(node: HTMLElement, stage: HTMLElement): boolean {
  const over = node.getBoundingClientRect();
  const under = [...stage.querySelectorAll<HTMLElement>('.felt [data-lit]')].filter((element) => hidden(over, [element.getBoundingClientRect()]));
  for (const element of under) element.scrollIntoView({ block: 'start', inline: 'nearest' });
  return under.length > 0;
}

/** The felt with what is below it, as far as they are seen: on a short phone the tray lies over the end of the felt. */
function roomOf(stage: HTMLElement, low: boolean): Room | null {
  const felt = stage.querySelector('.felt')?.getBoundingClientRect();
  if (!felt) return null;
  const tray = stage.querySelector('.tray')?.getBoundingClientRect();
  const under = tray && tray.height && tray.left < felt.right ? tray : null;
  const line = stage.querySelector('.status')?.getBoundingClientRect();
  const above = line && line.left < felt.right ? line.bottom : 0;
  const end = Math.min(felt.bottom, window.innerHeight);
  return { left: felt.left, right: felt.right, top: Math.max(felt.top, above), bottom: under ? window.innerHeight : end, felt: Math.min(end, under?.top ?? end), low };
}

function boxOf(element: HTMLElement): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return element.dataset['lit'] === undefined ? { left, top, right, bottom } : { left, top: top - MARK, right, bottom: bottom + MARK / 2 };
}
