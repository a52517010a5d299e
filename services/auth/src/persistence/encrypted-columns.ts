import { type EncryptedColumn } from '@afya/database';

/** The encrypted columns of the schema. */
export const ENCRYPTED_COLUMNS: readonly EncryptedColumn[] = [{ table: 'second_factor', column: 'secret', id: 'id' }];
