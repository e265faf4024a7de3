/** Why something was not done, in a sentence. */
import { Trouble } from '../protocol/api';
import { OFF_SHELF } from '../protocol/socket';
import { say } from '../words/pages.svelte';

/** Could the house not be asked at all? */
export function isOffline(error: unknown): boolean {
  return error instanceof Trouble && error.status === 0;
}

/** The house's own sentence; where it could not be asked, ours. */
export function whyNot(error: unknown): string {
  if (isOffline(error)) return say('page-offline-why');
  return error instanceof Trouble ? error.why : String(error);
}

/** Is there no such thing? A table whose game the house does not have now is there, and the house says what it waits for. */
export function isMissing(error: unknown): boolean {
  return error instanceof Trouble && error.status === 404 && error.error !== OFF_SHELF;
}
