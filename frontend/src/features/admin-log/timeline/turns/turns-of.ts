import type { AdminLog } from '@afya/contracts';

/** A message with all that came of it. What was there before the first message is turn 0. */
export interface Turn {
  number: number;
  events: AdminLog[];
  costKES: number;
  tokenCount: number;
}

export interface Turns {
  turns: Turn[];
  /** What admins did with the session; it may lie between the patient's turns. */
  byAdmins: AdminLog[];
}

const BY_ADMINS: ReadonlySet<string> = new Set(['admin_read', 'reveal', 'verdict']);

/** A session's events, oldest first, by turn. Costs are those of the engine's calls: a reply repeats its call's. */
export function turnsOf(events: readonly AdminLog[]): Turns {
  const turns: Turn[] = [];
  for (const event of events) {
    if (BY_ADMINS.has(event.eventType)) continue;
    const isNext = event.eventType === 'message_accepted';
    let turn = turns.at(-1);
    if (!turn || isNext) {
      turn = { number: isNext ? (turn?.number ?? 0) + 1 : 0, events: [], costKES: 0, tokenCount: 0 };
      turns.push(turn);
    }
    turn.events.push(event);
    if (event.eventType !== 'engine_call') continue;
    turn.costKES += event.metrics.costKES ?? 0;
    turn.tokenCount += event.metrics.tokenCount ?? 0;
  }
  return { turns, byAdmins: events.filter(({ eventType }) => BY_ADMINS.has(eventType)) };
}
