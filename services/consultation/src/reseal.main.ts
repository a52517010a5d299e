import { runReseal } from '@afya/database';
import { loadDatabaseEnv } from './consultation.env';
import { openDatabase } from './database/open-database';
import { SEALED_COLUMNS } from './database/sealed-columns';

void runReseal({ loadEnv: loadDatabaseEnv, open: openDatabase, columns: SEALED_COLUMNS });
