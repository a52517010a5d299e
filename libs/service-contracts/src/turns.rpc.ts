import {
  adviceLevelSchema,
  bilingualSchema,
  collectedInfoSchema,
  confidenceSchema,
  diagnosisSchema,
  emergencySchema,
  errorCodeSchema,
  fileTypeSchema,
  languageSchema,
  progressStepSchema,
  questionSchema,
  sessionIdSchema,
  stageSchema,
} from '@afya/contracts';
import * as z from 'zod/mini';
import { fileKeySchema } from './consultation.rpc';
import { engineCallSchema, FAILOVER_REASONS, type ModelCall, modelCallSchema } from './model-call';
import { rpcContract } from './rpc-contract';

const service = 'consultation';

/** A message as an engine reads it. `question` is the id of the question that an AI message asked. */
export const turnMessageSchema = z.object({
  id: z.string(),
  text: z.string(),
  isUser: z.boolean(),
  question: z.optional(z.string()),
});
export type TurnMessage = z.infer<typeof turnMessageSchema>;

/** The newest diagnosis of a session as an engine reads it when it words the replies that follow: in English but for its name. */
export const givenDiagnosisSchema = z.object({
  condition: bilingualSchema,
  confidenceScore: z.number(),
  adviceLevel: adviceLevelSchema,
  differentialDiagnoses: z.array(z.object({ name: z.string(), likelihood: z.number() })),
  criticalFactors: z.array(z.string()),
  dangerSigns: z.array(z.string()),
  recommendations: z.array(z.string()),
  tests: z.array(z.string()),
});
export type GivenDiagnosis = z.infer<typeof givenDiagnosisSchema>;

/**
 * One reply to be given. `messages` are those that no reply has read yet, oldest first, up to the one to answer (none when the
 * stage goes on by itself); `recent` the last ones before them; `files` those of the session that no reply has read. `memory` is
 * what the engine returned with its last reply (JSON). The lease ends `leaseMs` after it was taken or renewed.
 */
export const turnSchema = z.object({
  sessionId: sessionIdSchema,
  token: z.string(),
  leaseMs: z.number(),
  replyId: z.string(),
  attempt: z.number(),
  stage: stageSchema,
  language: languageSchema,
  collectedInfo: collectedInfoSchema,
  confidence: z.nullable(confidenceSchema),
  diagnosis: z.optional(givenDiagnosisSchema),
  messages: z.array(turnMessageSchema),
  recent: z.array(turnMessageSchema),
  files: z.array(
    z.object({
      messageId: z.string(),
      objectKey: z.string(),
      type: fileTypeSchema,
      filename: z.string(),
      mime: z.string(),
      size: z.number(),
      contentKey: fileKeySchema,
    }),
  ),
  memory: z.unknown(),
  traceparent: z.string(),
});
export type Turn = z.infer<typeof turnSchema>;

/**
 * What an engine proposes. The stage table decides: an illegal stage is kept where it was and logged. `collectedInfo` is added to
 * the session's record; what the patient took back and did not tell anew leaves it by its name in `takenBack`. `call` is what all
 * of the reply took; `calls` each call to a language model. `failover`: another engine was to reply and could not.
 */
export const engineReplySchema = z.object({
  content: bilingualSchema,
  stage: stageSchema,
  collectedInfo: collectedInfoSchema,
  takenBack: z.optional(z.array(z.keyof(collectedInfoSchema))),
  confidence: z.nullable(confidenceSchema),
  question: z.optional(questionSchema),
  diagnosis: z.optional(diagnosisSchema),
  emergency: z.optional(emergencySchema),
  redFlags: z.array(z.string()),
  adviceLevel: z.nullable(adviceLevelSchema),
  memory: z.unknown(),
  call: engineCallSchema,
  calls: z.optional(z.array(modelCallSchema)),
  failover: z.optional(z.object({ reason: z.enum(FAILOVER_REASONS) })),
});
export type EngineReply = z.infer<typeof engineReplySchema>;

/** Every call that a reply took: an engine that tells of no models has made one itself. */
export const callsOf = ({ call, calls }: EngineReply): readonly ModelCall[] => calls ?? [{ ...call, outcome: 'done' }];

const next = z.nullable(turnSchema);
const held = z.object({ sessionId: sessionIdSchema, token: z.string() });
const heldReply = z.extend(held, { replyId: z.string() });

/** Where a session is answered: beside others, or alone in a process since a worker died with it (ADR 35). */
export const LANES = ['ordinary', 'quarantine'] as const;
export type Lane = (typeof LANES)[number];

/**
 * Leases the session and gives its lowest pending reply, or null: nothing to answer, not yet due, leased by another, or to be answered
 * in quarantine only. Without a lane: the ordinary one. `token`: of the lease, for a caller that may have to release it unanswered.
 */
export const TakeTurn = rpcContract({
  service,
  pattern: 'turns.take',
  kind: 'write',
  request: z.object({
    sessionId: sessionIdSchema,
    workerId: z.string(),
    lane: z.optional(z.enum(LANES)),
    token: z.optional(z.uuid()),
  }),
  response: z.object({ turn: next }),
});

/** Gives the session back before its reply is completed, by a worker that goes on living or drains. No attempt is counted. */
export const ReleaseLease = rpcContract({
  service,
  pattern: 'turns.release',
  kind: 'write',
  request: held,
  response: z.object({ released: z.boolean() }),
});

/** Ends the lease that a dead process has on the session: another attempt need not wait until it runs out. */
export const ReportDeadWorker = rpcContract({
  service,
  pattern: 'turns.report-dead-worker',
  kind: 'write',
  request: z.object({ sessionId: sessionIdSchema, workerId: z.string() }),
  response: z.object({}),
});

/** Prolongs the lease. `renewed: false`: it is another's now, and the work is to be dropped. */
export const RenewTurn = rpcContract({
  service,
  pattern: 'turns.renew',
  kind: 'write',
  request: held,
  response: z.object({ renewed: z.boolean() }),
});

/**
 * Puts a step into the placeholder of the reply, in words of the product's own. Nothing a model writes can travel on it.
 * `shown: false`: the reply is no longer this token's to give, or is given; there is nothing more to tell.
 */
export const ShowProgress = rpcContract({
  service,
  pattern: 'turns.progress',
  kind: 'write',
  request: z.extend(heldReply, { step: progressStepSchema }),
  response: z.object({ shown: z.boolean() }),
});

/** Writes the reply while the token holds (else TURN_LEASE_LOST) and gives the session's next turn under the same lease, or none. */
export const CommitTurn = rpcContract({
  service,
  pattern: 'turns.commit',
  kind: 'write',
  request: z.extend(heldReply, { reply: engineReplySchema }),
  response: z.object({ next }),
});

/**
 * Counts a failed attempt. `calls` are those to a language model that it made all the same. `timedOut`: the engine hung; such a message is
 * given fewer attempts, and those in quarantine. `failed`: it was the last one, the patient has a failure message and the credits back.
 */
export const FailTurn = rpcContract({
  service,
  pattern: 'turns.fail',
  kind: 'write',
  request: z.extend(heldReply, {
    code: errorCodeSchema,
    calls: z.optional(z.array(modelCallSchema)),
    timedOut: z.optional(z.boolean()),
  }),
  response: z.object({ outcome: z.enum(['retry', 'failed']), next }),
});
