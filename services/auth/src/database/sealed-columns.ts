import { type SealedColumn } from '@afya/database';

/** What of the schema is encrypted. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [{ table: 'second_factor', column: 'secret', id: 'id' }];
