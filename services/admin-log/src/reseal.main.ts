import { runReencrypt } from '@afya/database';
import { loadDatabaseEnv } from './admin-log.env';
import { ENCRYPTED_EVENTS } from './persistence/encrypted-columns';
import { openDatabase } from './persistence/open-database';

void runReencrypt({
  loadEnv: loadDatabaseEnv,
  open: openDatabase,
  columns: [
    ENCRYPTED_EVENTS,
    { table: 'verdict', column: 'note', id: 'id' },
    { table: 'diagnosis_name', column: 'sealed', id: 'id' },
  ],
});
