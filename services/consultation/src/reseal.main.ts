import { runReseal } from '@afya/database';
import { loadConsultationEnv } from './consultation.env';
import { openDatabase } from './database/open-database';
import { SEALED_COLUMNS } from './database/sealed-columns';

void runReseal({ loadEnv: loadConsultationEnv, open: openDatabase, columns: SEALED_COLUMNS });
