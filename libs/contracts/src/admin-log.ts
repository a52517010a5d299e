import * as z from 'zod/mini';
import { languageSchema } from './languages';
import { ratingSchema } from './message';

const metricsSchema = z.object({
  tokenCount: z.optional(z.number()),
  costKES: z.optional(z.number()),
  responseTimeMs: z.optional(z.number()),
});

export const diagnosisInfoSchema = z.object({
  preliminaryDiagnosis: z.string(),
  confidenceScore: z.number(),
  differentialDiagnoses: z.array(z.string()),
  reasoningPath: z.string(),
  criticalFactors: z.array(z.string()),
});
export type DiagnosisInfo = z.infer<typeof diagnosisInfoSchema>;

const adminLogBase = {
  id: z.string(),
  sessionId: z.nullable(z.string()),
  userId: z.nullable(z.string()),
  timestamp: z.string(),
  modelUsed: z.nullable(z.string()),
  consultationStage: z.nullable(z.string()),
  metrics: metricsSchema,
};

export const adminLogSchema = z.object({
  ...adminLogBase,
  eventType: z.string(),
  severity: z.enum(['error', 'warning', 'info']),
  contentSnapshot: z.nullable(z.unknown()),
  diagnosisInfo: z.nullable(diagnosisInfoSchema),
});
export type AdminLog = z.infer<typeof adminLogSchema>;

export const VERDICTS = ['right', 'partly', 'wrong'] as const;

/** A clinician's verdict on a diagnosis; `by` is the admin's user id, null when that account is gone. `at` is ISO 8601. */
export const verdictSchema = z.object({
  verdict: z.enum(VERDICTS),
  note: z.string(),
  by: z.nullable(z.string()),
  at: z.string(),
});
export type Verdict = z.infer<typeof verdictSchema>;

/** The form for a verdict; a later one of the same admin on the same diagnosis replaces it. */
export const verdictFormSchema = z.object({
  verdict: z.enum(VERDICTS),
  note: z._default(z.string().check(z.trim(), z.maxLength(1000)), ''),
});
export type VerdictForm = z.infer<typeof verdictFormSchema>;

/** `verdict` is the newest one. */
export const diagnosisLogSchema = z.object({
  ...adminLogBase,
  diagnosisInfo: diagnosisInfoSchema,
  verdict: z.nullable(verdictSchema),
});
export type DiagnosisLog = z.infer<typeof diagnosisLogSchema>;

/** Number of entries that match the filter, for each tab; `errors` and `warnings` are those of that severity. */
export const logCountsSchema = z.object({
  logs: z.number(),
  diagnoses: z.number(),
  errors: z.number(),
  warnings: z._default(z.number(), 0),
});
export type LogCounts = z.infer<typeof logCountsSchema>;

export const LOG_PERIODS = ['hour', 'day', 'week'] as const;
export type LogPeriod = (typeof LOG_PERIODS)[number];

const bucketSchema = z.object({
  /** start, ISO 8601; days and weeks (from Monday) in Nairobi's time */
  at: z.string(),
  consultations: z.number(),
  messages: z.number(),
  replies: z.number(),
  costKES: z.number(),
  tokens: z.number(),
  /** milliseconds from the engine's call to its reply; null without replies */
  latencyP50Ms: z.nullable(z.number()),
  latencyP95Ms: z.nullable(z.number()),
  errors: z.number(),
  /** of any kind, including red flags and failovers */
  warnings: z.number(),
  /** replies of the embedded engine instead of a language model */
  failovers: z.number(),
  /** messages whose credits were refunded */
  refunds: z.number(),
  redFlags: z.number(),
});
export type OverviewBucket = z.infer<typeof bucketSchema>;

/** Statistics without personal data. Buckets have no gaps, oldest first. */
export const overviewSchema = z.object({
  from: z.string(),
  to: z.string(),
  by: z.enum(LOG_PERIODS),
  buckets: z.array(bucketSchema),
  totals: z.omit(bucketSchema, { at: true }),
  /** ten counts: confidence 0–9, 10–19, … 90–100 */
  confidence: z.array(z.number()),
  /** the ten most common, by English name */
  topDiagnoses: z.array(
    z.object({
      name: z.string(),
      count: z.number(),
      right: z.number(),
      partly: z.number(),
      wrong: z.number(),
    }),
  ),
  /** messages by the language they were sent in */
  languages: z.array(z.object({ language: languageSchema, messages: z.number() })),
  verdicts: z.object({ right: z.number(), partly: z.number(), wrong: z.number() }),
});
export type Overview = z.infer<typeof overviewSchema>;

/** A session from its first message to the follow-up: its events, oldest first, and their totals. */
export const timelineSchema = z.object({
  sessionId: z.string(),
  userId: z.nullable(z.string()),
  events: z.array(adminLogSchema),
  /** `after` of the next page, null at the end */
  nextCursor: z.nullable(z.string()),
  /** of the whole session, on every page */
  totals: z.object({
    startedAt: z.string(),
    endedAt: z.string(),
    messages: z.number(),
    replies: z.number(),
    costKES: z.number(),
    tokenCount: z.number(),
    creditsCharged: z.number(),
    creditsRefunded: z.number(),
  }),
});
export type Timeline = z.infer<typeof timelineSchema>;

/** Why an admin reads a patient's messages; it is logged. One message, or the whole session without `messageId`. */
export const revealFormSchema = z.object({
  reason: z.string().check(z.trim(), z.minLength(10), z.maxLength(300)),
  messageId: z.optional(z.uuid()),
});
export type RevealForm = z.infer<typeof revealFormSchema>;

/** The messages in clear text; `translations` for those that the engine wrote in both languages. */
export const revealedSchema = z.object({
  messages: z.array(
    z.object({
      id: z.string(),
      isUser: z.boolean(),
      createdAt: z.string(),
      content: z.string(),
      translations: z.object({ en: z.optional(z.string()), sw: z.optional(z.string()) }),
      fileName: z.nullable(z.string()),
      rating: z.optional(ratingSchema),
    }),
  ),
});
export type Revealed = z.infer<typeof revealedSchema>;
