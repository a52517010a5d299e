import { runService } from '@afya/runtime';
import { startWorker } from './start-worker';

void runService('ai-worker', () => startWorker());
