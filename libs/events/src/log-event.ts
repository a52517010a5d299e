import { currentTraceId } from '@afya/runtime';
import { type LogEvent } from '@afya/service-contracts';
import { randomUUID } from 'node:crypto';

/** Where something happened. `owner` is `v:<visitor>` or `u:<user>`. */
export interface EventPlace {
  owner: string;
  sessionId: string;
  stage: string;
}

/** null where it happened in no session, or is nobody's. */
type AnyPlace = { [Part in keyof EventPlace]: EventPlace[Part] | null };

type Facts = Partial<Pick<LogEvent, 'severity' | 'model' | 'metrics' | 'details' | 'diagnosis'>>;

/** An event for the log. It goes into the outbox within the transaction that it tells of. Never give it what a patient wrote. */
export function logEvent(type: LogEvent['type'], { owner, sessionId, stage }: AnyPlace, facts: Facts = {}): LogEvent {
  const id = owner?.slice(2) ?? null;
  return {
    id: randomUUID(),
    type,
    at: new Date().toISOString(),
    severity: 'info',
    sessionId,
    userId: owner?.startsWith('u:') ? id : null,
    visitorId: owner?.startsWith('v:') ? id : null,
    stage,
    traceId: currentTraceId() ?? null,
    model: null,
    metrics: {},
    details: {},
    diagnosis: null,
    ...facts,
  };
}
