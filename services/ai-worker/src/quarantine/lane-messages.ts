import type { AnswerSessionJob } from '@afya/service-contracts';

/** Of a worker to its process of the quarantine lane: one at a time. */
export type LaneRequest = AnswerSessionJob;

/** What comes back. `ready` is of `runService`, as for every process that is started by another. */
export type LaneResponse = { type: 'ready' } | { type: 'answered' } | { type: 'failed' };
