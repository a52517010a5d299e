import { runMigrate } from '@afya/database';
import { loadDatabaseEnv } from './auth.env';
import { openDatabase } from './persistence/open-database';

void runMigrate({ loadEnv: loadDatabaseEnv, open: openDatabase });
