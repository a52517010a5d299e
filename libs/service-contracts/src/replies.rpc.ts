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
  LIMITS,
  progressStepSchema,
  questionSchema,
  ratingFormSchema,
  sessionIdSchema,
  stageSchema,
  stoppedReplySchema,
} from '@afya/contracts';
import * as z from 'zod/mini';
import { fileKeySchema } from './consultation.rpc';
import { engineCallSchema, FAILOVER_REASONS, type ModelCall, modelCallSchema } from './model-call';
import { rpcContract } from './rpc-contract';

const service = 'consultation';

/** A message for an engine. `question` is the id of the question that an AI message asked. */
export const replyInputMessageSchema = z.object({
  id: z.string(),
  text: z.string(),
  isUser: z.boolean(),
  question: z.optional(z.string()),
});
export type ReplyInputMessage = z.infer<typeof replyInputMessageSchema>;

/** The newest diagnosis of a session, for an engine that words later replies: in English except its name. */
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
 * A pending reply. `messages` are those that no reply has covered yet, oldest first, up to the one to answer (none when the
 * stage continues without a message); `recent` the last ones before them; `files` those of the session that no reply has
 * covered. `memory` is the value that the engine returned with its last reply (JSON). The lease ends `leaseMs` after it was
 * taken or renewed.
 */
export const replyInputSchema = z.object({
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
  messages: z.array(replyInputMessageSchema),
  recent: z.array(replyInputMessageSchema),
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
export type ReplyInput = z.infer<typeof replyInputSchema>;

/** The transcript of a voice note. `messageId` and `filename` as in the turn's files. */
const transcriptSchema = z.object({
  messageId: z.string(),
  filename: z.string(),
  text: z.string().check(z.minLength(1), z.maxLength(LIMITS.messageLength)),
});
export type Transcript = z.infer<typeof transcriptSchema>;

/**
 * The proposal of an engine. The stage table decides: a forbidden stage is not entered, and logged. `collectedInfo` is added
 * to the session's record; `takenBack` names entries that the patient withdrew and did not report again. `call` is the total
 * of the reply; `calls` each call to a language model. `failover`: another engine failed before. `unreadFiles`: the messages of the
 * turn's files from which the engine got nothing, whose price is refunded; `unheardNotes` the same for voice notes. `transcripts`: the
 * words of voice notes, which become the text of their messages.
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
  unreadFiles: z.optional(z.array(z.string())),
  unheardNotes: z.optional(z.array(z.string())),
  transcripts: z.optional(z.array(transcriptSchema)),
});
export type EngineReply = z.infer<typeof engineReplySchema>;

/** The calls of a reply; an engine without language models counts as one call. */
export const callsOf = ({ call, calls }: EngineReply): readonly ModelCall[] => calls ?? [{ ...call, outcome: 'done' }];

const next = z.nullable(replyInputSchema);
const leased = z.object({ sessionId: sessionIdSchema, token: z.string() });
const leasedReply = z.extend(leased, { replyId: z.string() });

/** How a session is answered: together with others, or alone in a process after a worker died with it (ADR 35). */
export const LANES = ['ordinary', 'quarantine'] as const;
export type Lane = (typeof LANES)[number];

/**
 * Leases the session and returns its lowest pending reply, or null: no pending reply, not yet due, leased by another worker,
 * or only for the quarantine. Default lane: the ordinary one. `token`: of the lease, for a caller that may have to release it
 * without a reply.
 */
export const LeaseReply = rpcContract({
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

/** Releases the lease before the reply is complete, by a live worker or one that drains. No attempt is counted. */
export const ReleaseLease = rpcContract({
  service,
  pattern: 'turns.release',
  kind: 'write',
  request: leased,
  response: z.object({ released: z.boolean() }),
});

/** Ends the lease of a dead process, so that another attempt need not wait until it expires. */
export const ReportDeadWorker = rpcContract({
  service,
  pattern: 'turns.report-dead-worker',
  kind: 'write',
  request: z.object({ sessionId: sessionIdSchema, workerId: z.string() }),
  response: z.object({}),
});

/** Renews the lease. `renewed: false`: another worker has it now, so the work must stop. */
export const RenewLease = rpcContract({
  service,
  pattern: 'turns.renew',
  kind: 'write',
  request: leased,
  response: z.object({ renewed: z.boolean() }),
});

/**
 * Writes a progress step into the placeholder of the reply, from a fixed set of steps and never in a model's words. `shown:
 * false`: the lease was lost or the reply is complete; report no further progress.
 */
export const ShowProgress = rpcContract({
  service,
  pattern: 'turns.progress',
  kind: 'write',
  request: z.extend(leasedReply, { step: progressStepSchema }),
  response: z.object({ shown: z.boolean() }),
});

/**
 * Completes the reply while the token is valid (else TURN_LEASE_LOST) and returns the session's next pending reply under the
 * same lease, or null.
 */
export const CompleteReply = rpcContract({
  service,
  pattern: 'turns.commit',
  kind: 'write',
  request: z.extend(leasedReply, { reply: engineReplySchema }),
  response: z.object({ next }),
});

/**
 * Stops a pending reply for the session's owner and refunds it. A reply that is complete first stays. A repeat returns the same outcome.
 * Throws SESSION_NOT_FOUND, ACCESS_DENIED or MESSAGE_NOT_FOUND.
 */
export const StopReply = rpcContract({
  service,
  pattern: 'replies.stop',
  kind: 'write',
  request: z.object({ sessionId: sessionIdSchema, replyId: z.uuid() }),
  response: stoppedReplySchema,
});

/**
 * Rates a reply for the session's owner, or removes the rating. A repeat has no effect. Throws SESSION_NOT_FOUND, ACCESS_DENIED, or
 * MESSAGE_NOT_FOUND when the message is no reply that is done.
 */
export const RateMessage = rpcContract({
  service,
  pattern: 'messages.rate',
  kind: 'write',
  request: z.extend(ratingFormSchema, { sessionId: sessionIdSchema, messageId: z.uuid() }),
  response: z.object({ rated: z.boolean() }),
});

/**
 * Counts a failed attempt. `calls` are the calls to a language model it made. `timedOut`: the engine hung; such a message
 * gets fewer attempts, in quarantine. `failed`: it was the last attempt; the patient has a failure message and the credits
 * are refunded.
 */
export const FailReply = rpcContract({
  service,
  pattern: 'turns.fail',
  kind: 'write',
  request: z.extend(leasedReply, {
    code: errorCodeSchema,
    calls: z.optional(z.array(modelCallSchema)),
    timedOut: z.optional(z.boolean()),
  }),
  response: z.object({ outcome: z.enum(['retry', 'failed']), next }),
});
