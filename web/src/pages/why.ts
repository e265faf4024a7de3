/** Why something was not done, in a sentence. */
import { Trouble } from '../protocol/api';
import { NOT_SHOWN } from '../protocol/socket';
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

/** Is there no such thing? A table that is there and cannot be shown now is not missing: the house says why. */
export function isMissing(error: unknown): boolean {
  return error instanceof Trouble && error.status === 404 && !NOT_SHOWN.includes(error.error);
}
