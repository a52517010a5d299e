import type { ColumnCipher } from '@afya/database';
import type { SealedEvent } from '@afya/service-contracts';
import { formsOf, wordsOfClear, wordsOfSealed } from './event-words';
import { identifierKind } from './identifier';
import { wordsIn } from './words';

/** What a text search asks of an event: all of it must hold. */
export interface Search {
  uuids: string[];
  traceIds: string[];
  sessionIds: string[];
  words: string[];
  /** for each of the words the forms it may have in `words` */
  forms: string[][];
}

/** Ids are looked for in their own columns, everything else as words. */
export function parseSearch(cipher: ColumnCipher, q: string): Search {
  const parts = q.trim().split(/\s+/u);
  const ofKind = (kind: ReturnType<typeof identifierKind>) => parts.filter((part) => identifierKind(part) === kind);
  const words = wordsIn(ofKind(null).join(' '));
  return {
    uuids: ofKind('uuid').map((id) => id.toLowerCase()),
    traceIds: ofKind('trace').map((id) => id.toLowerCase()),
    sessionIds: ofKind('session'),
    words,
    forms: words.map((word) => formsOf(cipher, word)),
  };
}

/** Whether every word is in the event, as it was opened: a hash of 64 bits may, very rarely, be another word's. */
export function hasWords({ words }: Search, content: SealedEvent, isSealed: boolean): boolean {
  if (words.length === 0) return true;
  const there = new Set(isSealed ? wordsOfSealed(content) : wordsOfClear(content.details));
  return words.every((word) => there.has(word));
}
