import { runReencrypt } from '@afya/database';
import { loadDatabaseEnv } from './consultation.env';
import { openDatabase } from './persistence/open-database';
import { ENCRYPTED_COLUMNS } from './persistence/encrypted-columns';

void runReencrypt({ loadEnv: loadDatabaseEnv, open: openDatabase, columns: ENCRYPTED_COLUMNS });
