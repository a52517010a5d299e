import {
  chatAcceptedSchema,
  confidenceSchema,
  errorCodeSchema,
  fileTypeSchema,
  languageSchema,
  LIMITS,
  messagesSchema,
  messagesVersionSchema,
  purchasesSchema,
  sessionIdSchema,
  sessionListSchema,
  sessionSchema,
  sessionTitleSchema,
} from '@afya/contracts';
import * as z from 'zod/mini';
import { rpcContract } from './rpc-contract';

const service = 'consultation';
const bySession = z.object({ sessionId: sessionIdSchema });
/** A keyed hash of the caller's network and the day, used to limit what the callers of one network do together. */
const byNetwork = { network: z.optional(z.string().check(z.maxLength(64))) };

/** Creates the session for the caller, or opens it again. Throws ACCESS_DENIED when it belongs to another caller. */
export const OpenSession = rpcContract({
  service,
  pattern: 'sessions.open',
  kind: 'write',
  request: z.extend(bySession, byNetwork),
  response: z.object({ created: z.boolean(), session: sessionSchema }),
});

/** Throws SESSION_NOT_FOUND or ACCESS_DENIED, like every read of a session below. */
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

/** Sets or removes the owner's name for a session. Throws SESSION_NOT_FOUND or ACCESS_DENIED. */
export const RenameSession = rpcContract({
  service,
  pattern: 'sessions.rename',
  kind: 'write',
  request: z.extend(bySession, sessionTitleSchema.shape),
  response: z.object({ renamed: z.literal(true) }),
});

/**
 * Moves a visitor's sessions to a user. `register`: all of them and the visitor's credit account; `login`: those active in
 * the last 24 h, without credits. Only for actor role `system`; a repeat has no effect.
 */
export const ClaimSessions = rpcContract({
  service,
  pattern: 'sessions.claim',
  kind: 'write',
  request: z.object({
    visitorId: z.string(),
    userId: z.uuid(),
    occasion: z.enum(['register', 'login']),
  }),
  response: z.object({ sessions: z.number() }),
});

/**
 * All messages in order, and the value of the session's `ver:` key when they were read. A long chat takes several calls
 * because their size is limited: `next` is the `from` of the following call (the number of messages to skip), or null at the
 * end. With `after`, an earlier version, only the messages that have changed since; `indexes` are their places among all
 * (missing from an older service, which returns all messages).
 */
export const ListMessages = rpcContract({
  service,
  pattern: 'messages.list',
  kind: 'read',
  request: z.extend(bySession, {
    from: z.optional(z.number().check(z.int(), z.minimum(0))),
    after: z.optional(messagesVersionSchema),
  }),
  response: z.object({
    version: z.string(),
    messages: messagesSchema,
    indexes: z.optional(z.array(z.number())),
    next: z.optional(z.nullable(z.number())),
  }),
});

const contentKeySchema = z.string().check(z.regex(/^[A-Za-z0-9+/]{43}=$/));
/** null: the object was stored before files were encrypted, as plain text */
export const fileKeySchema = z.nullable(contentKeySchema);

/**
 * A file that is already in the object store under `objectKey`; `sha256` is hex, `size` in bytes; `received` describes the
 * bytes before the image was made smaller.
 */
export const storedFileSchema = z.object({
  objectKey: z.string().check(z.maxLength(300)),
  type: fileTypeSchema,
  filename: z.string().check(z.maxLength(255)),
  mime: z.string().check(z.maxLength(100)),
  size: z.number().check(z.int(), z.minimum(1), z.maximum(LIMITS.fileBytes)),
  /** of the file before its encryption */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** the key that encrypts this object and no other: 32 bytes in base64 */
  contentKey: contentKeySchema,
  received: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(LIMITS.fileBytes))),
});
export type StoredFile = z.infer<typeof storedFileSchema>;

/** A file as received, before any check: `sha256` is hex, of its bytes. */
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
 * The response given when this message was accepted before, or null: a retry is recognised before its files are checked
 * again. Throws IDEMPOTENCY_KEY_REUSED when the command id came with other content, SESSION_NOT_FOUND or ACCESS_DENIED.
 */
export const FindAcceptedMessage = rpcContract({
  service,
  pattern: 'messages.accepted',
  kind: 'read',
  request: z.object({ ...command, originals }),
  response: z.nullable(chatAcceptedSchema),
});

/**
 * Accepts a message: stored, charged and queued in one transaction. `commandId` (the client's Idempotency-Key, or the
 * gateway's own) is unique per owner: a repeat with the same content returns the first response and `replayed: true`, with
 * other content it throws IDEMPOTENCY_KEY_REUSED. Also throws CREDITS_EXHAUSTED, CREDITS_WITHHELD, RATE_LIMITED,
 * CHAT_TOO_MANY_PENDING, SESSION_NOT_FOUND, ACCESS_DENIED.
 */
export const SendMessage = rpcContract({
  service,
  pattern: 'messages.send',
  kind: 'write',
  request: z.object({
    ...command,
    /** the received files from which these were made, in the same order */
    originals: z.optional(originals),
    files: z.array(storedFileSchema).check(z.maxLength(LIMITS.filesPerMessage)),
    purchases: purchasesSchema,
    ...byNetwork,
  }),
  response: z.extend(chatAcceptedSchema, { replayed: z.boolean() }),
});

/** Where a file of a message is stored. Throws FILE_NOT_FOUND, or the errors of the session. */
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

/** Logs files that were rejected before they reached this service. A repeat with the same `id`s is logged once. */
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
