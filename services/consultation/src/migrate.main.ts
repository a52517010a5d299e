import { runMigrate } from '@afya/database';
import { loadDatabaseEnv } from './consultation.env';
import { openDatabase } from './persistence/open-database';

void runMigrate({ loadEnv: loadDatabaseEnv, open: openDatabase });
