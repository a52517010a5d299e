import { ColumnCipher, UnreadableValueError } from '@afya/database';
import type { LogEvent, SealedEvent } from '@afya/service-contracts';
import { type EventContent, openEvent } from '../events/sealed-event';
import { identifierKind } from './identifier';
import { searchableWords } from './words';

/** Details in clear whose words somebody looks for; the others are ids, sizes and what filters are for. */
export const SEARCHED_DETAILS = ['code', 'reason', 'method'];
const COLUMN = 'event.sealed';

const isWords = (value: unknown): value is string => typeof value === 'string' && identifierKind(value) === null;

/** The words that a sealed part is found by. */
export function wordsOfSealed({ details, diagnosis }: SealedEvent): string[] {
  const texts = [...Object.values(details), ...Object.values(diagnosis ?? {}).flat()];
  return searchableWords(texts.filter(isWords).join(' '));
}

/** The words that details in clear are found by. */
export function wordsOfClear(details: LogEvent['details']): string[] {
  const texts = SEARCHED_DETAILS.map((name) => details[name]);
  return searchableWords(texts.filter(isWords).join(' '));
}

/** What `words` holds of a sealed part: hashes of its words under the key that sealed it, in an order that tells nothing. */
export function hashesOfSealed(cipher: ColumnCipher, sealed: string, content: SealedEvent): string[] {
  return wordsOfSealed(content)
    .map((word) => cipher.wordHash(COLUMN, word, sealed))
    .sort();
}

/** What `words` holds of an event, null when it has none or cannot be read. ADR 0024. */
export function eventWords(cipher: ColumnCipher, event: EventContent & { id: string }): string[] | null {
  const words = event.sealed ? hashesOf(cipher, event, event.sealed) : wordsOfClear(event.details);
  return words.length > 0 ? words : null;
}

function hashesOf(cipher: ColumnCipher, event: EventContent & { id: string }, sealed: string): string[] {
  try {
    return hashesOfSealed(cipher, sealed, openEvent(cipher, event));
  } catch (error) {
    if (error instanceof UnreadableValueError) return [];
    throw error;
  }
}

/** What stands in `words` where this word is in the event, in clear or sealed under any key that is known. */
export const formsOf = (cipher: ColumnCipher, word: string): string[] => [word, ...cipher.wordHashes(COLUMN, word)];
