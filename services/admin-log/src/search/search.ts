import type { ColumnCipher } from '@afya/database';
import type { EventHealthData } from '@afya/service-contracts';
import { formsOf, wordsOfPlain, wordsOfEncrypted } from './event-words';
import { identifierKind } from './identifier';
import { wordsIn } from './words';

/** The conditions of a text search; all of them must match. */
export interface Search {
  uuids: string[];
  traceIds: string[];
  sessionIds: string[];
  words: string[];
  /** the forms of each word in `words` */
  forms: string[][];
}

/** Ids are searched in their own columns, all other text as words. */
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

/** Whether the decrypted event has every word: a hash of 64 bits may, very rarely, collide with another word's. */
export function hasWords({ words }: Search, content: EventHealthData, isEncrypted: boolean): boolean {
  if (words.length === 0) return true;
  const present = new Set(isEncrypted ? wordsOfEncrypted(content) : wordsOfPlain(content.details));
  return words.every((word) => present.has(word));
}
