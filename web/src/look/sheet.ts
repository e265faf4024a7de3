/** A sheet on a phone follows the finger that draws it down by its handle or its head, and then closes; so it does when its handle is tapped. */
import type { Attachment } from 'svelte/attachments';

/** So far it is drawn before it closes, or a shorter way at one stroke. */
const FAR = 72;
const STROKE = 24;
const STROKE_MS = 250;
/** A finger that moved less has tapped. */
const STILL = 6;
const HEAD = '.grip, .drawer-head';
const PRESSED = 'button, a, input';

/** For the sheet itself, which has an element `.grip` in it; where that is not shown, this is no sheet now. */
export function drawnDown(close: () => void): Attachment<HTMLElement> {
  return (sheet) => {
    let held: { id: number; y: number; at: number; grip: boolean } | null = null;

    function down(event: PointerEvent): void {
      const head = (event.target as Element).closest(HEAD);
      if (!head || held || event.button !== 0 || (event.target as Element).closest(PRESSED)) return;
      if (!sheet.querySelector('.grip')?.getClientRects().length) return;
      held = { id: event.pointerId, y: event.clientY, at: event.timeStamp, grip: head.matches('.grip') };
      sheet.setPointerCapture(event.pointerId);
    }

    function move(event: PointerEvent): void {
      if (held?.id === event.pointerId) sheet.style.translate = `0 ${Math.max(0, event.clientY - held.y)}px`;
    }

    function up(event: PointerEvent): void {
      if (held?.id !== event.pointerId) return;
      const way = event.clientY - held.y;
      const stroke = way > STROKE && event.timeStamp - held.at < STROKE_MS;
      const tapped = held.grip && Math.abs(way) < STILL;
      letGo();
      if (event.type === 'pointerup' && (way > FAR || stroke || tapped)) close();
    }

    function letGo(): void {
      held = null;
      sheet.style.translate = '';
    }

    sheet.addEventListener('pointerdown', down);
    sheet.addEventListener('pointermove', move);
    sheet.addEventListener('pointerup', up);
    sheet.addEventListener('pointercancel', up);
    return () => {
      letGo();
      sheet.removeEventListener('pointerdown', down);
      sheet.removeEventListener('pointermove', move);
      sheet.removeEventListener('pointerup', up);
      sheet.removeEventListener('pointercancel', up);
    };
  };
}

/** For what lies under a sheet: a tap on it closes that, and reaches nothing else. */
export const tapped = (close: () => void): Attachment<HTMLElement> => (outside) => {
  outside.addEventListener('click', close);
  return () => outside.removeEventListener('click', close);
};
