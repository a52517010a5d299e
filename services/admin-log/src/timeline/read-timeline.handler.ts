import type { AdminLog, Timeline } from '@afya/contracts';
import { Database } from '@afya/database';
import { AppError } from '@afya/runtime';
import type { Actor, ReadTimeline, RpcRequest } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { EventRepository, type StoredEvent } from '../events/event.repository';
import { readEvent } from '../logs/read-event';
import { requireAdmin } from '../logs/require-admin';
import { toAdminLog } from '../logs/to-admin-log';
import { SESSION_TOTALS } from './session-totals.sql';

const EVENTS_A_PART = 200;
/** A call carries 256 KB. */
const BYTES_A_PART = 200 * 1024;

type TotalsRow = Omit<Timeline['totals'], 'startedAt' | 'endedAt'> & {
  userId: string | null;
  startedAt: Date;
  endedAt: Date;
};

/** A session's events from the first one on, a part a call, for admins; each part's read is logged. */
@Injectable()
export class ReadTimelineHandler {
  constructor(
    private readonly database: Database,
    private readonly events: EventRepository,
  ) {}

  /** Throws SESSION_NOT_FOUND when the log has nothing of it. */
  async execute({ sessionId, after }: RpcRequest<typeof ReadTimeline>, actor: Actor): Promise<Timeline> {
    requireAdmin(actor);
    const [found, [told]] = await Promise.all([
      this.events.listSession({ sessionId, limit: EVENTS_A_PART + 1, ...(after !== undefined && { after }) }),
      this.database.query<TotalsRow>(SESSION_TOTALS, [sessionId]),
    ]);
    if (!told) throw new AppError('SESSION_NOT_FOUND');
    await this.events.append([readEvent('timeline', { sessionId }, actor)]);
    const { userId, startedAt, endedAt, ...sums } = told;
    const totals = { ...sums, startedAt: startedAt.toISOString(), endedAt: endedAt.toISOString() };
    return { sessionId, userId, ...partOf(found), totals };
  }
}

/** As many as fit a call, at least one. */
function partOf(found: readonly StoredEvent[]): Pick<Timeline, 'events' | 'nextCursor'> {
  const events: AdminLog[] = [];
  let bytes = 0;
  for (const event of found.slice(0, EVENTS_A_PART)) {
    const log = toAdminLog(event);
    bytes += Buffer.byteLength(JSON.stringify(log));
    if (bytes > BYTES_A_PART && events.length > 0) break;
    events.push(log);
  }
  const last = found[events.length - 1];
  return { events, nextCursor: events.length < found.length && last ? last.cursor : null };
}
