import * as z from 'zod/mini';

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

export const diagnosisLogSchema = z.object({ ...adminLogBase, diagnosisInfo: diagnosisInfoSchema });
export type DiagnosisLog = z.infer<typeof diagnosisLogSchema>;
