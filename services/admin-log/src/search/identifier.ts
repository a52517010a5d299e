const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const TRACE_ID = /^[\da-f]{32}$/i;
const SESSION_ID = /^(?=.*[a-z])(?=.*[A-Z\d])[\w-]{21}$/;

export type IdentifierKind = 'uuid' | 'trace' | 'session';

/** The kind of an id, null for a word. Error codes of 21 letters are words. */
export function identifierKind(text: string): IdentifierKind | null {
  if (UUID.test(text)) return 'uuid';
  if (TRACE_ID.test(text)) return 'trace';
  return SESSION_ID.test(text) ? 'session' : null;
}
