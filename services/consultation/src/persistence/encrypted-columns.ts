import { type EncryptedColumn } from '@afya/database';

/** The encrypted columns of the schema. */
export const ENCRYPTED_COLUMNS: readonly EncryptedColumn[] = [
  { table: 'message', column: 'sealed', id: 'id' },
  { table: 'session', column: 'state', id: 'id' },
  { table: 'session', column: 'memory', id: 'id' },
  { table: 'session', column: 'title', id: 'id' },
  { table: 'rating', column: 'reason', id: 'message_id' },
  { table: 'file', column: 'filename', id: 'message_id' },
  { table: 'file', column: 'content_key', id: 'message_id' },
];
