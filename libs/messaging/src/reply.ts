import { type KeyObject } from 'node:crypto';
import { ERROR_MESSAGES, errorCodeSchema } from '@afya/contracts';
import { AppError, decrypt, encrypt } from '@afya/runtime';
import * as z from 'zod/mini';
import { MAX_MESSAGE_BYTES } from './limits';

const wireErrorSchema = z.object({
  code: z.catch(errorCodeSchema, 'INTERNAL'),
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
  retryAfterSeconds: z.optional(z.number()),
});
export type WireError = z.infer<typeof wireErrorSchema>;

const replySchema = z.object({ data: z.optional(z.unknown()), error: z.optional(wireErrorSchema) });
export type Reply = z.infer<typeof replySchema>;

/** The call that a reply answers. */
export interface CallId {
  client: string;
  id: string;
}

/** An AppError is sent with its code and params; any other error becomes INTERNAL without details. */
export function toWireError(error: unknown): WireError {
  if (!(error instanceof AppError)) return { code: 'INTERNAL', message: ERROR_MESSAGES.INTERNAL };
  const { errors, retryAfterSeconds } = error.params;
  return { code: error.code, message: error.message, errors, retryAfterSeconds };
}

export function fromWireError({ code, message, errors, retryAfterSeconds }: WireError): AppError {
  return new AppError(code, {
    ...(message !== ERROR_MESSAGES[code] && { message }),
    ...(errors && { errors }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });
}

/** Binds a reply to its call. */
const associatedData = ({ client, id }: CallId) => `reply\n${client}\n${id}`;
const toFrame = (id: string, body: string) => `${id}\n${body}`;

/** The reply as it is sent through Redis: the id of the call, and the rest encrypted, in base64. One that is too large becomes RPC_TOO_LARGE. */
export function writeReply(reply: Reply, call: CallId, key: KeyObject): string {
  const text = JSON.stringify(reply);
  if (Buffer.byteLength(text) > MAX_MESSAGE_BYTES)
    return writeReply({ error: toWireError(new AppError('RPC_TOO_LARGE')) }, call, key);
  return toFrame(call.id, encrypt(key, text, associatedData(call)).toString('base64'));
}

/** The reply to a call without a valid signature; unencrypted, because no key is shared with its caller. */
export const writeRefusal = ({ id }: CallId): string => toFrame(id, '');

/** The id of the call that a frame answers. */
export function idOf(frame: string): string {
  return frame.slice(0, Math.max(0, frame.indexOf('\n')));
}

/** null: not a reply to this call. */
export function readReply(frame: string, call: CallId, key: KeyObject): Reply | null {
  const body = frame.slice(call.id.length + 1);
  if (body === '') return { error: toWireError(new AppError('RPC_ACTOR_INVALID')) };
  const text = decrypt(key, Buffer.from(body, 'base64'), associatedData(call));
  try {
    const parsed = replySchema.safeParse(JSON.parse(text ?? ''));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
