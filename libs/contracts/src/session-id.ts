import * as z from 'zod/mini';

export const SESSION_ID_LENGTH = 21;
/** An identifier, not a credential: only the session's owner may read it. */
export const sessionIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{21}$/));
