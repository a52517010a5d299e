import { type ServiceName } from '@afya/service-contracts';

/** The consumer group that the replicas of a service form. One is enough: each entry is one replica's. */
export const GROUP = 'replicas';

export const streamKey = (service: ServiceName) => `rpc:${service}`;
export const replyKey = (client: string) => `rpc:reply:${client}`;
