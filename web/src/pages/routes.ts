/** Every address of the app and the page that is shown there. A page gets the named parts of its address as `params`. */
import type { Component } from 'svelte';

export interface PageProps {
  params: Record<string, string>;
}

export interface Route {
  readonly pattern: string;
  readonly load: () => Promise<{ default: Component<PageProps> }>;
}

export const ROUTES: readonly Route[] = [{ pattern: '/t/{table}', load: () => import('../table/TablePage.svelte') }];

export const NOT_FOUND = (): Promise<{ default: Component<PageProps> }> => import('./NotFound.svelte');
