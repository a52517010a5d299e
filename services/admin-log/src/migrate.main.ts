import { runMigrate } from '@afya/database';
import { loadDatabaseEnv } from './admin-log.env';
import { openDatabase } from './persistence/open-database';

void runMigrate({ loadEnv: loadDatabaseEnv, open: openDatabase });
