import type { Timeline } from '@afya/contracts';

export type SessionTotals = Omit<Timeline['totals'], 'startedAt' | 'endedAt'> & {
  userId: string | null;
  startedAt: Date;
  endedAt: Date;
};

export abstract class SessionTotalsRepository {
  /** undefined: the log has no event of the session. */
  abstract find(sessionId: string): Promise<SessionTotals | undefined>;
}
