/** Every address of the app and the page that is shown there. A page gets the named parts of its address as `params`. */
import type { Component } from 'svelte';

export interface PageProps {
  params: Record<string, string>;
}

type Page = Promise<{ default: Component<PageProps> }>;

/** A page that takes nothing from its address. */
type Plain = Promise<{ default: Component<Record<string, never>> }>;
const plain = (load: () => Plain) => load as unknown as () => Page;

export interface Route {
  readonly pattern: string;
  readonly load: () => Page;
}

const newTable = (): Page => import('./NewTable.svelte');
const leaders = (): Page => import('./Leaders.svelte');
const rules = (): Page => import('./Rules.svelte');
const settings = plain(() => import('./Settings.svelte'));

export const ROUTES: readonly Route[] = [
  { pattern: '/t/{table}', load: () => import('../table/TablePage.svelte') },
  { pattern: '/t/{table}/replay', load: () => import('./Replay.svelte') },
  { pattern: '/', load: plain(() => import('./Home.svelte')) },
  { pattern: '/new', load: newTable },
  { pattern: '/new/{game}', load: newTable },
  { pattern: '/people/{person}', load: () => import('./Player.svelte') },
  { pattern: '/leaders', load: leaders },
  { pattern: '/leaders/{game}', load: leaders },
  { pattern: '/replays', load: plain(() => import('./Replays.svelte')) },
  { pattern: '/sign-in', load: plain(() => import('./SignIn.svelte')) },
  { pattern: '/account', load: settings },
  { pattern: '/settings', load: settings },
  { pattern: '/admin', load: plain(() => import('./Admin.svelte')) },
  { pattern: '/packs', load: plain(() => import('./Packs.svelte')) },
  { pattern: '/rules', load: rules },
  { pattern: '/rules/{game}', load: rules },
];

export const NOT_FOUND = plain(() => import('./NotFound.svelte'));
