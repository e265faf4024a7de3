/** Back closes what lies over a page (a drawer, a sheet, a question) instead of leaving the page: while anything does, one step more stands in the history. */

const open: (() => void)[] = [];
/** The extra step is being taken back; the browser does that in its own time. */
let leaving = false;
let waiting: (() => void)[] = [];

/** Is the step in the history where something lies over the page? */
export const isOver = (): boolean => window.history.state?.over === true;

/** Something lies over the page, and `close` takes it away. Call what is returned once it is gone, however that came. */
export function closesOnBack(close: () => void): () => void {
  open.push(close);
  stepIn();
  return () => {
    open.splice(open.indexOf(close), 1);
    setTimeout(stepOut); // something else may come in its place
  };
}

/** Go somewhere, but not while a step is being taken back: it would be that one. */
export function onceBack(run: () => void): void {
  if (leaving) waiting.push(run);
  else run();
}

function stepIn(): void {
  if (open.length && !leaving && !isOver()) window.history.pushState({ over: true }, '');
}

function stepOut(): void {
  if (open.length || leaving || !isOver()) return;
  leaving = true;
  window.history.back();
}

globalThis.window?.addEventListener('popstate', () => {
  if (leaving) {
    leaving = false;
    const runs = waiting;
    waiting = [];
    for (const run of runs) run();
  } else if (!isOver()) open.at(-1)?.();
  setTimeout(stepIn);
});
