import type { AdminLog } from '@afya/contracts';

/** A message with the events up to its reply. Events before the first message are in the group with number 0. */
export interface Exchange {
  number: number;
  events: AdminLog[];
  costKES: number;
  tokenCount: number;
}

export interface GroupedEvents {
  exchanges: Exchange[];
  /** The admins' own events; they may lie between the patient's messages. */
  adminEvents: AdminLog[];
}

const ADMIN_EVENTS: ReadonlySet<string> = new Set(['admin_read', 'reveal', 'verdict']);

/**
 * Groups a session's events, oldest first, by message. Only engine calls count towards the cost, because a reply
 * repeats the cost of its call.
 */
export function groupByExchange(events: readonly AdminLog[]): GroupedEvents {
  const exchanges: Exchange[] = [];
  for (const event of events) {
    if (ADMIN_EVENTS.has(event.eventType)) continue;
    const isMessage = event.eventType === 'message_accepted';
    let exchange = exchanges.at(-1);
    if (!exchange || isMessage) {
      exchange = { number: isMessage ? (exchange?.number ?? 0) + 1 : 0, events: [], costKES: 0, tokenCount: 0 };
      exchanges.push(exchange);
    }
    exchange.events.push(event);
    if (event.eventType !== 'engine_call') continue;
    exchange.costKES += event.metrics.costKES ?? 0;
    exchange.tokenCount += event.metrics.tokenCount ?? 0;
  }
  return { exchanges, adminEvents: events.filter(({ eventType }) => ADMIN_EVENTS.has(eventType)) };
}
