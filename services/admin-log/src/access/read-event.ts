import { currentTraceId } from '@afya/runtime';
import type { Actor, LogEvent, LogFilter } from '@afya/service-contracts';
import { randomUUID } from 'node:crypto';

/** The event of an admin's read: the list and its filters; of a search only that there was one. */
export function readEvent(
  list: string,
  filter: Partial<LogFilter>,
  actor: Actor,
  more: LogEvent['details'] = {},
): LogEvent {
  const { severity, eventType, stage, model, sessionId, userId, from, to, q } = filter;
  const values = Object.entries({
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
  const filters = Object.fromEntries(values.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
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
