import {
  CONSENT_DOCUMENTS,
  consentSchema,
  creditStatementQuerySchema,
  creditStatementSchema,
  REFUND_REASONS,
  consultationStateSchema,
  languageSchema,
  revealedSchema,
  revealFormSchema,
  roleSchema,
  sessionIdSchema,
} from '@afya/contracts';
import * as z from 'zod/mini';
import { logEventSchema } from './events';
import { rpcContract } from './rpc-contract';

/** Records that the caller agreed to a text; a repeat has no effect. Throws ACCESS_DENIED without a caller. */
export const RecordConsent = rpcContract({
  service: 'consultation',
  pattern: 'consents.record',
  kind: 'write',
  request: consentSchema,
  response: z.object({ recorded: z.boolean() }),
});

/** Deletes a session of the caller with all its data. Throws SESSION_NOT_FOUND or ACCESS_DENIED. */
export const EraseSession = rpcContract({
  service: 'consultation',
  pattern: 'privacy.erase-session',
  kind: 'write',
  request: z.object({ sessionId: sessionIdSchema }),
  response: z.object({ erasureId: z.uuid() }),
});

/** Deletes all data of the caller, as a user and as the visitor of the same browser. A repeat is harmless. */
export const EraseEverything = rpcContract({
  service: 'consultation',
  pattern: 'privacy.erase-everything',
  kind: 'write',
  request: z.object({}),
  response: z.object({ erasureId: z.uuid() }),
});

export type RefundReason = (typeof REFUND_REASONS)[number];

/** `reason`: of a refund; null for other entries and older refunds. */
export const ledgerEntrySchema = z.object({
  id: z.string(),
  kind: z.enum(['free', 'purchase', 'charge', 'refund']),
  credits: z.number(),
  reason: z.nullable(z.enum(REFUND_REASONS)),
  messageId: z.nullable(z.string()),
  at: z.string(),
});
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

/** The caller's data except sessions. Times are ISO 8601 in UTC. */
export const ExportCredits = rpcContract({
  service: 'consultation',
  pattern: 'privacy.export-credits',
  kind: 'read',
  request: z.object({ after: z.optional(z.string()) }),
  response: z.object({
    account: z.nullable(
      z.object({ balance: z.number(), used: z.number(), purchased: z.number(), createdAt: z.string() }),
    ),
    purchases: z.array(z.object({ id: z.string(), credits: z.number(), method: z.string(), at: z.string() })),
    consents: z.array(
      z.object({
        document: z.enum(CONSENT_DOCUMENTS),
        version: z.string(),
        language: languageSchema,
        acceptedAt: z.string(),
        recordedAt: z.string(),
      }),
    ),
    ledger: z.array(ledgerEntrySchema),
    /** `after` of the call for the following entries of the ledger, or null at the end */
    next: z.nullable(z.string()),
  }),
});

/** A page of the caller's credits, newest first. Throws ACCESS_DENIED without a caller. */
export const ReadCreditStatement = rpcContract({
  service: 'consultation',
  pattern: 'credits.statement',
  kind: 'read',
  request: creditStatementQuerySchema,
  response: creditStatementSchema,
});

export const exportedSessionSchema = z.object({
  sessionId: z.string(),
  createdAt: z.string(),
  lastActiveAt: z.string(),
  title: z.optional(z.string()),
  language: languageSchema,
  consultationState: consultationStateSchema,
  files: z.array(
    z.object({
      messageId: z.string(),
      filename: z.string(),
      mime: z.string(),
      size: z.number(),
    }),
  ),
});
export type ExportedSession = z.infer<typeof exportedSessionSchema>;

/** The caller's sessions by id, a few per call. `next`: the `after` of the following call, or null at the end. */
export const ExportSessions = rpcContract({
  service: 'consultation',
  pattern: 'privacy.export-sessions',
  kind: 'read',
  request: z.object({ after: z.optional(sessionIdSchema) }),
  response: z.object({ sessions: z.array(exportedSessionSchema), next: z.nullable(z.string()) }),
});

/** The stored account without the password hash. null: no such user. For the user and for role `system`. */
export const ExportAccount = rpcContract({
  service: 'auth',
  pattern: 'privacy.export-account',
  kind: 'read',
  request: z.object({ userId: z.uuid() }),
  response: z.nullable(
    z.object({
      id: z.string(),
      username: z.string(),
      preferredLanguage: languageSchema,
      role: roleSchema,
      createdAt: z.string(),
      lastLoginAt: z.string(),
    }),
  ),
});

/** Deletes the account. Only for role `system`; a repeat has no effect. */
export const EraseAccount = rpcContract({
  service: 'auth',
  pattern: 'privacy.erase-account',
  kind: 'write',
  request: z.object({ userId: z.uuid() }),
  response: z.object({ erased: z.boolean() }),
});

/** Users who have not logged in since, by id, a few per call. Only for role `system`. */
export const ListIdleAccounts = rpcContract({
  service: 'auth',
  pattern: 'privacy.idle-accounts',
  kind: 'read',
  request: z.object({ idleSince: z.string(), after: z.optional(z.uuid()), limit: z.number() }),
  response: z.object({ userIds: z.array(z.uuid()) }),
});

/** The log's events of a session or a user, newest first. Only for role `system`, on behalf of the owner. */
export const ExportEvents = rpcContract({
  service: 'admin-log',
  pattern: 'privacy.export-events',
  kind: 'read',
  request: z.object({
    sessionId: z.optional(z.string()),
    userId: z.optional(z.string()),
    before: z.optional(z.string()),
  }),
  response: z.object({
    events: z.array(
      z.pick(logEventSchema, {
        id: true,
        type: true,
        at: true,
        severity: true,
        sessionId: true,
        stage: true,
        model: true,
        metrics: true,
        details: true,
        diagnosis: true,
      }),
    ),
    nextCursor: z.nullable(z.string()),
  }),
});

/** Anonymises the log's events of these sessions and people, including events that arrive later. Only for role `system`. */
export const EraseEvents = rpcContract({
  service: 'admin-log',
  pattern: 'privacy.erase-events',
  kind: 'write',
  request: z.object({ sessionIds: z.array(z.string()), personIds: z.array(z.string()) }),
  response: z.object({ events: z.number() }),
});

/**
 * The messages of a session, for an admin; the access is logged with the reason. A long chat takes several calls: `next` is the
 * `from` of the following call, or null at the end; only a call without `from` is logged. Throws ACCESS_DENIED for other
 * callers, SESSION_NOT_FOUND when the session or the message does not exist.
 */
export const RevealMessages = rpcContract({
  service: 'consultation',
  pattern: 'privacy.reveal-messages',
  kind: 'write',
  request: z.extend(revealFormSchema, {
    sessionId: sessionIdSchema,
    from: z.optional(z.number().check(z.int(), z.minimum(0))),
  }),
  response: z.extend(revealedSchema, { next: z.nullable(z.number()) }),
});
