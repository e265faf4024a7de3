/** Why something was not done, in a sentence. */
import { Trouble } from '../protocol/api';
import { say } from '../words/pages.svelte';

/** The house's own sentence; where it could not be asked, ours. */
export function whyNot(error: unknown): string {
  if (error instanceof Trouble && error.status > 0) return error.why;
  if (error instanceof Trouble || error instanceof TypeError) return say('page-offline-why');
  return String(error);
}

/** Is there no such thing? */
export function isMissing(error: unknown): boolean {
  return error instanceof Trouble && error.status === 404;
}
