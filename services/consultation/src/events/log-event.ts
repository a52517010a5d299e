import { type LogEvent } from '@afya/service-contracts';
import { currentTraceId } from '@afya/runtime';
import { randomUUID } from 'node:crypto';

/** Where something happened. `owner` is `v:<visitor>` or `u:<user>`. */
export interface EventPlace {
  owner: string;
  sessionId: string;
  stage: string;
}

type Facts = Partial<Pick<LogEvent, 'severity' | 'model' | 'metrics' | 'details' | 'diagnosis'>>;

/** An event for the log. It goes into the outbox within the transaction that it tells of. Never give it what a patient wrote. */
export function logEvent(type: LogEvent['type'], { owner, sessionId, stage }: EventPlace, facts: Facts = {}): LogEvent {
  const id = owner.slice(2);
  return {
    id: randomUUID(),
    type,
    at: new Date().toISOString(),
    severity: 'info',
    sessionId,
    userId: owner.startsWith('u:') ? id : null,
    visitorId: owner.startsWith('v:') ? id : null,
    stage,
    traceId: currentTraceId() ?? null,
    model: null,
    metrics: {},
    details: {},
    diagnosis: null,
    ...facts,
  };
}
