import { type LogEvent } from '@afya/service-contracts';

export abstract class AdminVisitRepository {
  /** Stores the event of a visit, so that it is not lost while the log, its queue or their Redis is down. */
  abstract add(event: LogEvent): Promise<void>;
}
