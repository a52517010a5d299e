import { runReencrypt } from '@afya/database';
import { loadResealEnv } from './auth.env';
import { openDatabase } from './persistence/open-database';
import { ENCRYPTED_COLUMNS } from './persistence/encrypted-columns';

void runReencrypt({ loadEnv: loadResealEnv, open: openDatabase, columns: ENCRYPTED_COLUMNS });
