import { ERROR_MESSAGES, errorCodeSchema } from '@afya/contracts';
import { AppError } from '@afya/runtime';
import * as z from 'zod/mini';
import { MAX_MESSAGE_BYTES } from './limits';

const wireErrorSchema = z.object({
  code: z.catch(errorCodeSchema, 'INTERNAL'),
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
  retryAfterSeconds: z.optional(z.number()),
});
export type WireError = z.infer<typeof wireErrorSchema>;

const replySchema = z.object({ id: z.string(), data: z.optional(z.unknown()), error: z.optional(wireErrorSchema) });
export type Reply = z.infer<typeof replySchema>;

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

/** The reply as text; one that is too large to cross becomes RPC_TOO_LARGE. */
export function writeReply(reply: Reply): string {
  const text = JSON.stringify(reply);
  if (Buffer.byteLength(text) <= MAX_MESSAGE_BYTES) return text;
  return JSON.stringify({ id: reply.id, error: toWireError(new AppError('RPC_TOO_LARGE')) });
}

/** null: not a reply. */
export function readReply(text: string): Reply | null {
  try {
    const parsed = replySchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
