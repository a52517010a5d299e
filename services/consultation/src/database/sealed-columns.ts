import { type SealedColumn } from '@afya/database';

/** What of the schema is encrypted. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'message', column: 'sealed', id: 'id' },
  { table: 'session', column: 'state', id: 'id' },
  { table: 'session', column: 'memory', id: 'id' },
  { table: 'file', column: 'filename', id: 'message_id' },
  { table: 'file', column: 'content_key', id: 'message_id' },
];
