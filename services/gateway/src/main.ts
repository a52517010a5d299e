import { runService } from '@afya/runtime';
import { loadGatewayEnv } from './gateway.env';
import { startGateway } from './start-gateway';

void runService('gateway', () => startGateway(loadGatewayEnv()));
