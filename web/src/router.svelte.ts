/** Which page is shown: the address bar as state, and links that change it without a reload. */
import { isOver, onceBack } from './look/back';

export interface Place {
  readonly path: string;
  readonly query: URLSearchParams;
  /** What stands after `#`, without it. */
  readonly hash: string;
}

function here(): Place {
  const { pathname, search, hash } = window.location;
  return { path: pathname, query: new URLSearchParams(search), hash: decodeURIComponent(hash.slice(1)) };
}

class Router {
  place: Place = $state.raw(here());

  constructor() {
    window.addEventListener('popstate', () => (this.place = here()));
    window.addEventListener('hashchange', () => (this.place = here()));
    document.addEventListener('click', (event) => this.#follow(event));
  }

  /** Go to an address of the house. `replace` leaves no step back. */
  go(address: string, replace = false): void {
    onceBack(() => {
      const before = this.place.path;
      window.history[replace || isOver() ? 'replaceState' : 'pushState'](null, '', address);
      this.place = here();
      if (this.place.path !== before) window.scrollTo(0, 0);
    });
  }

  /** Links within the house are followed here; others, and those with a modifier, by the browser. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== window.location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.hash && link.pathname === window.location.pathname && link.search === window.location.search) return; // a place on this page: the browser goes there
    event.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();
export const go = (address: string, replace = false): void => router.go(address, replace);

/** `/t/{table}` against `/t/ca-dolfin` gives `{table: 'ca-dolfin'}`; null if it does not fit. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  if (wanted.length !== given.length) return null;
  const found: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = decodeURIComponent(given[index] ?? '');
    if (part.startsWith('{')) found[part.slice(1, -1)] = value;
    else if (part !== value) return null;
  }
  return found;
}
