import { runService } from '@afya/runtime';
import { startConsultation } from './start-consultation';

void runService('consultation', () => startConsultation());
