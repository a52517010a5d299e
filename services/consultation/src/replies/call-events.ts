import { type EventPlace, logEvent } from '@afya/events';
import { type LogEvent, type ModelCall } from '@afya/service-contracts';

/** The log events of the engine calls made for a reply, in order, also for a reply that failed. */
export function callEvents(place: EventPlace, replyId: string, calls: readonly ModelCall[]): LogEvent[] {
  return calls.map(({ model, outcome, ...metrics }) =>
    logEvent('engine_call', place, {
      model,
      metrics,
      details: { replyId, outcome },
      severity: outcome === 'done' ? 'info' : 'warning',
    }),
  );
}
