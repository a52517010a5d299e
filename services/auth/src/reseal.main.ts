import { runReseal } from '@afya/database';
import { loadResealEnv } from './auth.env';
import { openDatabase } from './database/open-database';
import { SEALED_COLUMNS } from './database/sealed-columns';

void runReseal({ loadEnv: loadResealEnv, open: openDatabase, columns: SEALED_COLUMNS });
