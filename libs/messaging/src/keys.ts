import { type ServiceName } from '@afya/service-contracts';

/** The consumer group of a service's replicas. Redis assigns each entry to one of them. */
export const GROUP = 'replicas';

export const streamKey = (service: ServiceName) => `rpc:${service}`;
export const replyKey = (client: string) => `rpc:reply:${client}`;
