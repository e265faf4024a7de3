/** The codes with which a house closes a WebSocket, as far as this app tells them apart: see protocol/closings.py. */

/** The session is not valid any more. */
export const SIGNED_OUT = 4401;
/** The page is of another site, or the person is banned. */
export const SHUT_OUT = 4403;
/** There is no such table, or not for this person. */
export const NOT_FOUND = 4404;
/** Too many connections, or too many messages that were refused. */
export const TOO_MUCH = 4429;
