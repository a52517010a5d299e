import { ADVICE_LEVELS, type AdviceLevel, EVENT_TYPES } from '@afya/contracts';
import { counter } from '@afya/runtime';
import { type LogEvent } from '@afya/service-contracts';

const events = counter({
  name: 'afya_events_total',
  help: 'events written to the log',
  labels: ['type', 'severity'],
  known: EVENT_TYPES.map((type) => ({ type, severity: 'info' })),
});
const credits = counter({
  name: 'afya_credits_total',
  help: 'credits charged, refunded or bought',
  labels: ['kind'],
  known: ['charged', 'refunded', 'bought'].map((kind) => ({ kind })),
});
const uploads = counter({
  name: 'afya_uploads_total',
  help: 'uploaded files by outcome; code: why a file was refused',
  labels: ['outcome', 'code'],
  known: [{ outcome: 'accepted', code: '' }],
});
const redFlags = counter({
  name: 'afya_red_flags_total',
  help: 'messages and replies with a red flag, by advice level',
  labels: ['level'],
  known: [...ADVICE_LEVELS, 'unknown'].map((level) => ({ level })),
});

const CREDITS: Partial<Record<LogEvent['type'], string>> = {
  credits_charged: 'charged',
  credits_refunded: 'refunded',
  credits_bought: 'bought',
};

/** Counts each event once, when it is sent to the log after its transaction. A relay that dies during a batch counts it twice. */
export function countEvents(batch: readonly LogEvent[]): void {
  for (const { type, severity, details } of batch) {
    events.inc({ type, severity });
    const kind = CREDITS[type];
    if (kind) credits.inc({ kind }, Number(details['credits']) || 0);
    if (type === 'file_accepted') uploads.inc({ outcome: 'accepted', code: '' });
    if (type === 'file_refused') uploads.inc({ outcome: 'refused', code: String(details['code']) });
  }
}

/** Counted where the red flag is found, because its events are encrypted. */
export function countRedFlag(level: AdviceLevel | 'unknown'): void {
  redFlags.inc({ level });
}
