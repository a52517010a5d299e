import { runMigrate } from '@afya/database';
import { loadDatabaseEnv } from './auth.env';
import { openDatabase } from './database/open-database';

void runMigrate({ loadEnv: loadDatabaseEnv, open: openDatabase });
