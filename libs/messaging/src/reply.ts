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
export interface Answered {
  client: string;
  id: string;
}

/** An AppError crosses with its code and its params; of anything else only that it happened. */
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

const bound = ({ client, id }: Answered) => `reply\n${client}\n${id}`;
const frame = (id: string, body: string) => `${id}\n${body}`;

/** The reply as it crosses Redis: the call's id, and the rest encrypted, in base64. One that is too large to cross becomes RPC_TOO_LARGE. */
export function writeReply(reply: Reply, answered: Answered, key: KeyObject): string {
  const text = JSON.stringify(reply);
  if (Buffer.byteLength(text) > MAX_MESSAGE_BYTES)
    return writeReply({ error: toWireError(new AppError('RPC_TOO_LARGE')) }, answered, key);
  return frame(answered.id, encrypt(key, text, bound(answered)).toString('base64'));
}

/** Tells a caller whose call does not verify, and with whom no key is shared. */
export const writeRefusal = ({ id }: Answered): string => frame(id, '');

/** The id of the call that a frame answers. */
export function idOf(given: string): string {
  return given.slice(0, Math.max(0, given.indexOf('\n')));
}

/** null: not a reply to this call. */
export function readReply(given: string, answered: Answered, key: KeyObject): Reply | null {
  const body = given.slice(answered.id.length + 1);
  if (body === '') return { error: toWireError(new AppError('RPC_ACTOR_INVALID')) };
  const text = decrypt(key, Buffer.from(body, 'base64'), bound(answered));
  try {
    const parsed = replySchema.safeParse(JSON.parse(text ?? ''));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
