import { currentTraceId } from '@afya/runtime';
import { type LogEvent } from '@afya/service-contracts';
import { randomUUID } from 'node:crypto';

/** The context of an event. `owner` is `v:<visitor>` or `u:<user>`. */
export interface EventPlace {
  owner: string;
  sessionId: string;
  stage: string;
}

/** null when the event has no session or no owner */
type AnyPlace = { [Part in keyof EventPlace]: EventPlace[Part] | null };

type Facts = Partial<Pick<LogEvent, 'severity' | 'model' | 'metrics' | 'details' | 'diagnosis'>>;

/** An event for the log. It is written to the outbox in the transaction it describes. Never pass text that a patient wrote. */
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
