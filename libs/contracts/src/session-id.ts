import * as z from 'zod/mini';

export const SESSION_ID_LENGTH = 21;
/** An address, never a credential: who may read a session is decided by its owner. */
export const sessionIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{21}$/));
