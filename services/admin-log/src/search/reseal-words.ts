import type { SealedColumn } from '@afya/database';
import type { SealedEvent } from '@afya/service-contracts';
import { hashesOfSealed } from './event-words';

/** What is sealed of events, and the hashes of its words, which are made under the same key. */
export const SEALED_EVENTS: SealedColumn = {
  table: 'event',
  column: 'sealed',
  id: 'id',
  index: {
    column: 'words',
    of: (cipher, sealed, text) => hashesOfSealed(cipher, sealed, JSON.parse(text) as SealedEvent),
  },
};
