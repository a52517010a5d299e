import {
  chatAcceptedSchema,
  confidenceSchema,
  errorCodeSchema,
  fileTypeSchema,
  languageSchema,
  LIMITS,
  messagesSchema,
  purchasesSchema,
  sessionIdSchema,
  sessionListSchema,
  sessionSchema,
} from '@afya/contracts';
import * as z from 'zod/mini';
import { rpcContract } from './rpc-contract';

const service = 'consultation';
const bySession = z.object({ sessionId: sessionIdSchema });
/** A keyed hash of the caller's network and the day: what many callers of one network may do together is counted by it. */
const byNetwork = { network: z.optional(z.string().check(z.maxLength(64))) };

/** Makes the session the caller's, or opens it again. Refused with ACCESS_DENIED when it is somebody else's. */
export const OpenSession = rpcContract({
  service,
  pattern: 'sessions.open',
  kind: 'write',
  request: z.extend(bySession, byNetwork),
  response: z.object({ created: z.boolean(), session: sessionSchema }),
});

/** Refused with SESSION_NOT_FOUND or ACCESS_DENIED, as every read of a session below. */
export const GetSession = rpcContract({
  service,
  pattern: 'sessions.get',
  kind: 'read',
  request: z.extend(bySession, byNetwork),
  response: sessionSchema,
});

/** The signed-in caller's sessions, newest first. */
export const ListSessions = rpcContract({
  service,
  pattern: 'sessions.list',
  kind: 'read',
  request: z.object({}),
  response: sessionListSchema,
});

/**
 * Gives a visitor's sessions to a user. `register`: all of them and the visitor's credit account; `login`: those active in the
 * last 24 h, without credits. Only for actor role `system`; doing it twice changes nothing.
 */
export const ClaimSessions = rpcContract({
  service,
  pattern: 'sessions.claim',
  kind: 'write',
  request: z.object({
    ...byNetwork,
    visitorId: z.string(),
    userId: z.uuid(),
    occasion: z.enum(['register', 'login']),
  }),
  response: z.object({ sessions: z.number() }),
});

/**
 * All messages in order, and the version that the session's `ver:` key had when they were read. A long chat comes in parts, for
 * calls have a size limit: `next` is the number of messages to leave out (`from`) in the call for the following part, or null at the end.
 */
export const ListMessages = rpcContract({
  service,
  pattern: 'messages.list',
  kind: 'read',
  request: z.extend(bySession, { from: z.optional(z.number().check(z.int(), z.minimum(0))) }),
  response: z.object({ version: z.string(), messages: messagesSchema, next: z.optional(z.nullable(z.number())) }),
});

const contentKeySchema = z.string().check(z.regex(/^[A-Za-z0-9+/]{43}=$/));
/** null: the object was stored before files were encrypted, and lies in clear */
export const fileKeySchema = z.nullable(contentKeySchema);

/**
 * A file that already lies in the object store under `objectKey`; `sha256` is hex, `size` bytes; `received` are the bytes as they
 * came, where it was made smaller.
 */
export const storedFileSchema = z.object({
  objectKey: z.string().check(z.maxLength(300)),
  type: fileTypeSchema,
  filename: z.string().check(z.maxLength(255)),
  mime: z.string().check(z.maxLength(100)),
  size: z.number().check(z.int(), z.minimum(1), z.maximum(LIMITS.fileBytes)),
  /** of the file as it was before it was encrypted */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** the key that the object is encrypted under, for this object alone: 32 bytes in base64 */
  contentKey: contentKeySchema,
  received: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(LIMITS.fileBytes))),
});
export type StoredFile = z.infer<typeof storedFileSchema>;

/** A file as it was received, before it was checked: `sha256` is hex, of its bytes. */
export const originalFileSchema = z.object({
  filename: z.string().check(z.maxLength(255)),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
export type OriginalFile = z.infer<typeof originalFileSchema>;

const originals = z.array(originalFileSchema).check(z.maxLength(LIMITS.filesPerMessage));
const command = {
  sessionId: sessionIdSchema,
  commandId: z.string().check(z.minLength(1), z.maxLength(LIMITS.idempotencyKeyLength)),
  text: z.string().check(z.maxLength(LIMITS.messageLength)),
  language: languageSchema,
};

/**
 * The answer that this message was given when it was accepted before, or null: a retry is known before its files are checked again.
 * Refused with IDEMPOTENCY_KEY_REUSED when the command id came with other content, SESSION_NOT_FOUND or ACCESS_DENIED.
 */
export const FindAcceptedMessage = rpcContract({
  service,
  pattern: 'messages.accepted',
  kind: 'read',
  request: z.object({ ...command, originals }),
  response: z.nullable(chatAcceptedSchema),
});

/**
 * Accepts a message: stored, charged and queued in one transaction. `commandId` (the client's Idempotency-Key, or the gateway's own)
 * is unique an owner: a repeat with the same content gives the first answer and `replayed: true`, with other content
 * IDEMPOTENCY_KEY_REUSED. Also refused with CREDITS_EXHAUSTED, CREDITS_WITHHELD, RATE_LIMITED, CHAT_TOO_MANY_PENDING,
 * SESSION_NOT_FOUND, ACCESS_DENIED.
 */
export const SendMessage = rpcContract({
  service,
  pattern: 'messages.send',
  kind: 'write',
  request: z.object({
    ...command,
    /** what the files were made from, in their order */
    originals: z.optional(originals),
    files: z.array(storedFileSchema).check(z.maxLength(LIMITS.filesPerMessage)),
    purchases: purchasesSchema,
    ...byNetwork,
  }),
  response: z.extend(chatAcceptedSchema, { replayed: z.boolean() }),
});

/** Where the file of a message lies. Refused with FILE_NOT_FOUND beside the session's refusals. */
export const LocateFile = rpcContract({
  service,
  pattern: 'files.locate',
  kind: 'read',
  request: z.extend(bySession, { messageId: z.string() }),
  response: z.extend(
    z.pick(storedFileSchema, { objectKey: true, mime: true, filename: true, size: true, type: true }),
    { contentKey: fileKeySchema },
  ),
});

/** Which of these objects belong to no message. Only for actor role `system`. */
export const FindOrphans = rpcContract({
  service,
  pattern: 'files.orphans',
  kind: 'read',
  request: z.object({ objectKeys: z.array(z.string().check(z.maxLength(300))).check(z.maxLength(500)) }),
  response: z.object({ orphans: z.array(z.string()) }),
});

/** Has the log told of files that were turned down before they came here. A repeat with the same `id`s is told once. */
export const ReportRefusals = rpcContract({
  service,
  pattern: 'files.refused',
  kind: 'write',
  request: z.extend(bySession, {
    refusals: z.array(z.object({ id: z.uuid(), code: errorCodeSchema })).check(z.maxLength(LIMITS.filesPerMessage)),
  }),
  response: z.object({}),
});

export const GetConfidence = rpcContract({
  service,
  pattern: 'confidence.get',
  kind: 'read',
  request: bySession,
  response: z.nullable(confidenceSchema),
});
