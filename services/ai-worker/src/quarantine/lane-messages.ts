import type { AnswerSessionJob } from '@afya/service-contracts';

/** From a worker to its quarantine process: one session at a time. */
export type LaneRequest = AnswerSessionJob;

/** The response. `ready` comes from `runService`, as for every forked process. */
export type LaneResponse = { type: 'ready' } | { type: 'answered' } | { type: 'failed' };
