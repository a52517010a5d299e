import { type EventPlace, logEvent } from '@afya/events';
import { type LogEvent, type ModelCall } from '@afya/service-contracts';

/** What the log is told of the calls to engines that a reply took, in their order, whether or not there is one in the end. */
export function callEvents(place: EventPlace, replyId: string, calls: readonly ModelCall[]): LogEvent[] {
  return calls.map(({ model, outcome, ...metrics }) =>
    logEvent('engine_call', place, {
      ...{ model, metrics, details: { replyId, outcome } },
      severity: outcome === 'done' ? 'info' : 'warning',
    }),
  );
}
