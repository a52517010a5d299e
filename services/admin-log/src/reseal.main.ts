import { runReseal } from '@afya/database';
import { loadDatabaseEnv } from './admin-log.env';
import { openDatabase } from './database/open-database';

void runReseal({
  loadEnv: loadDatabaseEnv,
  open: openDatabase,
  columns: [{ table: 'event', column: 'sealed', id: 'id' }],
});
