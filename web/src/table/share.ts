/** The link to a table, and ways to hand it on. Without TLS a browser has no clipboard: then the link is there to be copied by hand. */
import { toasts } from '../look/toasts.svelte';
import type { PlayedOn, TableInfo } from '../protocol/forms';
import { words } from '../words/words.svelte';

/** `page`: what of the table it leads to, if not the table itself. */
export function linkOf(info: Pick<TableInfo, 'table' | 'public' | 'key'>, key: string | null, page: '' | '/replay' = ''): string {
  const secret = info.key ?? key;
  return `${window.location.origin}/t/${info.table}${page}${!info.public && secret ? `?key=${encodeURIComponent(secret)}` : ''}`;
}

/** Does this page's address lead nobody but this machine here? */
export function onlyHere(host = window.location.hostname): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}

/** The command that opens this house to the network, at the port at which it is now. */
export function openToNetwork(port = window.location.port): string {
  return `RIDOTTO_HOST=0.0.0.0 ${port && port !== USUAL_PORT ? `RIDOTTO_PORT=${port} ` : ''}make play`;
}

const USUAL_PORT = '8000';
const KEPT = 'ridotto-key-';

/** Somebody came to a table by its link; the way back there needs its key. */
export function rememberKey(table: string, key: string | null): void {
  if (key) sessionStorage.setItem(KEPT + table, key);
}

/** Who sits at a table by link is told its key: then it stands in the address bar, too, as friends are sent what stands there. */
export function showKey(info: Pick<TableInfo, 'key'>): void {
  const { search, hash } = window.location;
  if (!info.key || info.key === new URLSearchParams(search).get('key')) return;
  window.history.replaceState(window.history.state, '', `?key=${encodeURIComponent(info.key)}${hash}`);
}

/** The moment of another game from which a table goes on, to be looked at. */
export function playedOnLink({ table, entry, seat }: PlayedOn): string {
  const key = sessionStorage.getItem(KEPT + table);
  return `/t/${encodeURIComponent(table)}/replay${key ? `?key=${encodeURIComponent(key)}` : ''}#s${seat}-e${entry}`;
}

/** Copy a link and say so; `watch`: all seats are taken, and it is for those who want to watch. */
export async function copyLink(link: string, watch = false): Promise<void> {
  const more = [watch ? words.app('link-watch') : '', onlyHere() ? words.app('waiting-only-here', { command: openToNetwork() }) : ''];
  const copied = await navigator.clipboard?.writeText(link).then(() => true, () => false);
  toasts.show([copied ? words.app('link-copied') : words.app('link-by-hand', { link }), ...more].filter(Boolean).join(' '));
}

export async function shareLink(link: string, title: string): Promise<void> {
  if (!navigator.share) return copyLink(link);
  await navigator.share({ title, url: link }).catch(() => {}); // somebody thought better of it
}
