import type { EncryptedColumn } from '@afya/database';
import type { EventHealthData } from '@afya/service-contracts';
import { hashesOfEncrypted } from '../search/event-words';

/** The encrypted column of events, with the hashes of its words, which use the same key. */
export const ENCRYPTED_EVENTS: EncryptedColumn = {
  table: 'event',
  column: 'sealed',
  id: 'id',
  index: {
    column: 'words',
    of: (cipher, sealed, text) => hashesOfEncrypted(cipher, sealed, JSON.parse(text) as EventHealthData),
  },
};
