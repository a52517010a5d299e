import type { LogEvent } from '@afya/service-contracts';
import fc from 'fast-check';
import { makeDiagnosis, makeEvent } from './open-log';

const TYPES = [
  'session_created',
  'message_accepted',
  'reply',
  'engine_call',
  'red_flag',
  'failover',
  'credits_refunded',
  'error',
  'diagnosis',
] as const;
const NAMES = ['Malaria', 'Typhoid fever', 'Tension headache', 'Pneumonia'];
export const FIRST_MS = Date.UTC(2026, 0, 1);
export const LAST_MS = Date.UTC(2026, 0, 20);

/** Events of some weeks of January 2026 in a few sessions, as consultations publish them. */
export const arbitraryEvents = fc.array(
  fc
    .record({
      type: fc.constantFrom(...TYPES),
      at: fc.integer({ min: FIRST_MS, max: LAST_MS - 1 }),
      severity: fc.constantFrom('info' as const, 'warning' as const, 'error' as const),
      session: fc.constantFrom('A', 'B', 'C'),
      userId: fc.constantFrom(null, 'u1', 'u2'),
      stage: fc.constantFrom(null, 'initial_gathering', 'follow_up'),
      model: fc.constantFrom(null, 'embedded', 'gpt'),
      language: fc.constantFrom('en', 'sw'),
      name: fc.constantFrom(...NAMES),
      score: fc.integer({ min: 0, max: 100 }),
      tokens: fc.integer({ min: 0, max: 5_000 }),
      cents: fc.integer({ min: 0, max: 900 }),
      ms: fc.integer({ min: 0, max: 90_000 }),
    })
    .map(({ type, at, severity, session, userId, stage, model, ...content }): LogEvent => {
      const paid = type === 'engine_call' || type === 'reply';
      return makeEvent({
        type,
        at: new Date(at).toISOString(),
        severity,
        sessionId: session.repeat(21),
        userId,
        stage,
        model,
        metrics: paid ? { tokenCount: content.tokens, costKES: content.cents / 100, responseTimeMs: content.ms } : {},
        details: type === 'message_accepted' ? { language: content.language } : {},
        diagnosis: type === 'diagnosis' ? makeDiagnosis(content.name, content.score) : null,
      });
    }),
  { maxLength: 60 },
);
