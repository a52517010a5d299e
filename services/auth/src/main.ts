import { runService } from '@afya/runtime';
import { startAuth } from './start-auth';

void runService('auth', () => startAuth());
