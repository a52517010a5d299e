import { runReseal } from '@afya/database';
import { loadDatabaseEnv } from './admin-log.env';
import { SEALED_EVENTS } from './search/reseal-words';
import { openDatabase } from './database/open-database';

void runReseal({
  loadEnv: loadDatabaseEnv,
  open: openDatabase,
  columns: [
    SEALED_EVENTS,
    { table: 'verdict', column: 'note', id: 'id' },
    { table: 'diagnosis_name', column: 'sealed', id: 'id' },
  ],
});
