import type { Overview, OverviewBucket } from '@afya/contracts';

const EMPTY = {
  consultations: 0,
  messages: 0,
  replies: 0,
  costKES: 0,
  tokens: 0,
  latencyP50Ms: null,
  latencyP95Ms: null,
  errors: 0,
  warnings: 0,
  failovers: 0,
  refunds: 0,
  redFlags: 0,
};

/** An overview bucket; metrics that are not given are zero or null. */
export const bucket = (at: string, part: Partial<OverviewBucket> = {}): OverviewBucket => ({ at, ...EMPTY, ...part });

/** A three-day overview with a quiet day between two busy ones. */
export function makeOverview(part: Partial<Overview> = {}): Overview {
  return {
    from: '2026-11-18T21:00:00.000Z',
    to: '2026-11-21T10:00:00.000Z',
    by: 'day',
    buckets: [
      bucket('2026-11-18T21:00:00.000Z', { consultations: 4, messages: 40, replies: 38, costKES: 12.5, tokens: 9000 }),
      bucket('2026-11-19T21:00:00.000Z'),
      bucket('2026-11-20T21:00:00.000Z', {
        consultations: 8,
        messages: 90,
        replies: 88,
        costKES: 30.25,
        tokens: 21_000,
        latencyP50Ms: 900,
        latencyP95Ms: 4200,
        errors: 2,
        redFlags: 1,
        warnings: 9,
        failovers: 5,
        refunds: 4,
      }),
    ],
    totals: {
      consultations: 12,
      messages: 130,
      replies: 126,
      costKES: 42.75,
      tokens: 30_000,
      latencyP50Ms: 850,
      latencyP95Ms: 4000,
      errors: 2,
      redFlags: 1,
      warnings: 9,
      failovers: 5,
      refunds: 4,
    },
    confidence: [0, 0, 0, 0, 1, 0, 2, 4, 1, 0],
    topDiagnoses: [
      { name: 'Malaria', count: 6, right: 3, partly: 1, wrong: 0 },
      { name: 'Typhoid fever', count: 2, right: 0, partly: 0, wrong: 1 },
    ],
    languages: [
      { language: 'en', messages: 52 },
      { language: 'sw', messages: 78 },
    ],
    verdicts: { right: 3, partly: 1, wrong: 1 },
    ...part,
  };
}

export const NO_TOTALS: Overview['totals'] = EMPTY;
