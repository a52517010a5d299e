import { runService } from '@afya/runtime';
import { startAdminLog } from './start-admin-log';

void runService('admin-log', () => startAdminLog());
