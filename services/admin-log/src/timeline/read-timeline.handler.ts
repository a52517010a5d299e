import type { AdminLog, Timeline } from '@afya/contracts';
import { AppError } from '@afya/runtime';
import { RpcContext, RpcHandler } from '@afya/messaging';
import { ReadTimeline, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { EventRepository, type StoredEvent } from '../events/event.repository';
import { readEvent } from '../access/read-event';
import { requireAdmin } from '../access/require-role';
import { toAdminLog } from '../events/to-admin-log';
import { SessionTotalsRepository } from './session-totals.repository';

const EVENTS_A_PART = 200;
/** A call carries 256 KB. */
const BYTES_A_PART = 200 * 1024;

/** The events of a session from the first one on, in several calls, for admins; each read is logged. */
@Controller()
export class ReadTimelineHandler {
  constructor(
    private readonly totals: SessionTotalsRepository,
    private readonly events: EventRepository,
  ) {}

  /** Throws SESSION_NOT_FOUND when the log has no event of it. */
  @RpcHandler(ReadTimeline)
  async execute({ sessionId, after }: RpcRequest<typeof ReadTimeline>, { actor }: RpcContext): Promise<Timeline> {
    requireAdmin(actor);
    const [found, row] = await Promise.all([
      this.events.listSession({ sessionId, limit: EVENTS_A_PART + 1, ...(after !== undefined && { after }) }),
      this.totals.find(sessionId),
    ]);
    if (!row) throw new AppError('SESSION_NOT_FOUND');
    await this.events.append([readEvent('timeline', { sessionId }, actor)]);
    const { userId, startedAt, endedAt, ...sums } = row;
    const totals = { ...sums, startedAt: startedAt.toISOString(), endedAt: endedAt.toISOString() };
    return { sessionId, userId, ...partOf(found), totals };
  }
}

/** As many as fit into a call, at least one. */
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
