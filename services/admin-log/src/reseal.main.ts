import { runReseal } from '@afya/database';
import { loadAdminLogEnv } from './admin-log.env';
import { openDatabase } from './database/open-database';

void runReseal({
  loadEnv: loadAdminLogEnv,
  open: openDatabase,
  columns: [{ table: 'event', column: 'sealed', id: 'id' }],
});
