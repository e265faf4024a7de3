/** Back closes what lies over a page (a drawer, a sheet, a question) instead of leaving the page: for each that does, one step more stands in the history. */

const open: (() => void)[] = [];
/** Extra steps are being taken back; the browser does that in its own time. */
let leaving = false;
let waiting: (() => void)[] = [];

/** How many lay over the page when this step in the history was made: each has its own, as browsers pass over steps that were made without a press since the last one. */
const depth = (): number => Number(window.history.state?.over ?? 0);

/** Is the step in the history where something lies over the page? */
export const isOver = (): boolean => depth() > 0;

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
  while (!leaving && depth() < open.length) window.history.pushState({ over: depth() + 1 }, '');
}

function stepOut(): void {
  if (leaving || depth() <= open.length) return;
  leaving = true;
  window.history.go(open.length - depth());
}

globalThis.window?.addEventListener('popstate', () => {
  if (leaving) {
    leaving = false;
    const runs = waiting;
    waiting = [];
    for (const run of runs) run();
  } else for (const close of open.slice(depth()).reverse()) close();
  setTimeout(stepIn);
});
