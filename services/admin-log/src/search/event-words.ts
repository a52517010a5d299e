import { ColumnCipher, UnreadableValueError } from '@afya/database';
import type { LogEvent, EventHealthData } from '@afya/service-contracts';
import { type EventContent, decryptEvent } from '../events/encrypted-event';
import { identifierKind } from './identifier';
import { searchableWords } from './words';

/** Plain details with searchable words; the others are ids, sizes and filter values. */
export const SEARCHED_DETAILS = ['code', 'reason', 'method'];
const COLUMN = 'event.sealed';

const isWords = (value: unknown): value is string => typeof value === 'string' && identifierKind(value) === null;

/** The searchable words of encrypted content. */
export function wordsOfEncrypted({ details, diagnosis }: EventHealthData): string[] {
  const texts = [...Object.values(details), ...Object.values(diagnosis ?? {}).flat()];
  return searchableWords(texts.filter(isWords).join(' '));
}

/** The searchable words of plain details. */
export function wordsOfPlain(details: LogEvent['details']): string[] {
  const texts = SEARCHED_DETAILS.map((name) => details[name]);
  return searchableWords(texts.filter(isWords).join(' '));
}

/** The values in `words` for encrypted content: sorted hashes of its words, under the key that encrypted it. */
export function hashesOfEncrypted(cipher: ColumnCipher, encrypted: string, content: EventHealthData): string[] {
  return wordsOfEncrypted(content)
    .map((word) => cipher.wordHash(COLUMN, word, encrypted))
    .sort();
}

/** The values in `words` for an event, null when it has none or is unreadable. ADR 0024. */
export function eventWords(cipher: ColumnCipher, event: EventContent & { id: string }): string[] | null {
  const words = event.sealed ? hashesOf(cipher, event, event.sealed) : wordsOfPlain(event.details);
  return words.length > 0 ? words : null;
}

function hashesOf(cipher: ColumnCipher, event: EventContent & { id: string }, encrypted: string): string[] {
  try {
    return hashesOfEncrypted(cipher, encrypted, decryptEvent(cipher, event));
  } catch (error) {
    if (error instanceof UnreadableValueError) return [];
    throw error;
  }
}

/** The values in `words` that match a word: plain, and hashed under every known key. */
export const formsOf = (cipher: ColumnCipher, word: string): string[] => [word, ...cipher.wordHashes(COLUMN, word)];
