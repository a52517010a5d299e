import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OpenAiAnswer } from './answers';
import { type Completion, event, eventsOf } from './completion';

/** How a started response is interrupted. */
export type HowItEnds = 'hang' | 'cut' | 'error_event' | 'half_event' | 'unfinished';

const ERROR = { message: 'The server had an error while processing your request', type: 'server_error', code: null };

/** Interrupts a started response. Without a stream there are no events, and the connection is closed. */
export function breakOff(response: ServerResponse, how: HowItEnds): void {
  if (how !== 'hang') response.socket?.destroy();
}

/** Ends a stream after its first half. */
function endStream(response: ServerResponse, how: HowItEnds, next: string): void {
  if (how === 'error_event') response.write(event({ error: { ...ERROR, param: null } }));
  if (how === 'half_event') response.write(next.slice(0, next.length / 2));
  if (how === 'hang' || how === 'cut') response.write(next.slice(0, next.length / 2), () => breakOff(response, how));
  else response.end();
}

/** Writes server-sent events, all of them or up to the interruption. */
export async function stream(
  response: ServerResponse,
  completion: Completion,
  { paceMs = 0 }: OpenAiAnswer,
  how?: HowItEnds,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'x-request-id': 'req_test' });
  const events = eventsOf(completion);
  const middle = how ? Math.floor(events.length / 2) : events.length;
  for (const next of events.slice(0, middle)) {
    response.write(next);
    if (paceMs > 0) await sleep(paceMs);
  }
  if (how) endStream(response, how, events[middle] ?? '');
  else response.end();
}
