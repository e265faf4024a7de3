/** The way out: this browser belongs to nobody from then on. */
import { request } from '../protocol/api';
import { visitor } from '../protocol/me.svelte';
import { go } from '../router.svelte';
import { mine } from './lists.svelte';

/** Nobody is here any more. */
export function gone(): void {
  visitor.forget();
  mine.forget();
  go('/');
}

/** Sign out, on this device or on all of them. */
export async function signOut(everywhere = false): Promise<void> {
  await request('POST', everywhere ? '/api/sign-out-everywhere' : '/api/sign-out');
  gone();
}
