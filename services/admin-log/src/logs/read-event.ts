import { currentTraceId } from '@afya/runtime';
import type { Actor, LogEvent, LogFilter } from '@afya/service-contracts';
import { randomUUID } from 'node:crypto';

/** The event that tells of an admin's look into the log: which list, by which filters; of what was searched for, only that it was. */
export function readEvent(
  list: string,
  filter: Partial<LogFilter>,
  actor: Actor,
  more: LogEvent['details'] = {},
): LogEvent {
  const { severity, eventType, stage, model, sessionId, userId, from, to, q } = filter;
  const given = Object.entries({
    severity,
    eventType,
    stage,
    model,
    sessionId,
    userId,
    from,
    to,
    searched: q ? true : undefined,
  });
  const filters = Object.fromEntries(given.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
  return {
    id: randomUUID(),
    type: 'admin_read',
    at: new Date().toISOString(),
    severity: 'info',
    sessionId: null,
    userId: actor.userId,
    visitorId: actor.visitorId,
    stage: null,
    traceId: currentTraceId() ?? null,
    model: null,
    metrics: {},
    details: { list, ...filters, ...more },
    diagnosis: null,
  };
}
