import { errorBodySchema, errorCodeSchema } from '@afya/contracts';
import * as z from 'zod/mini';
import { ApiError } from '../../../lib/api-error';

/** Why a message was not accepted, in stored form. No status means that there was no response. */
export const failureSchema = z.object({
  message: z.string(),
  status: z.optional(z.number()),
  code: z.optional(errorCodeSchema),
  errors: z.optional(z.record(z.string(), z.string())),
  /** When the server may be asked again, in milliseconds. */
  retryAt: z.optional(z.number()),
  emergencyNumbers: errorBodySchema.shape.emergencyNumbers,
});
export type Failure = z.infer<typeof failureSchema>;

export function errorFailure(error: Error): Failure {
  const { message } = error;
  if (!(error instanceof ApiError)) return { message };
  const { status, code, errors, retryAfter, emergencyNumbers } = error;
  const retryAt = retryAfter && Date.now() + retryAfter * 1_000;
  return {
    message,
    status,
    ...(code && { code }),
    ...(errors && { errors }),
    ...(retryAt && { retryAt }),
    ...(emergencyNumbers.length > 0 && { emergencyNumbers: [...emergencyNumbers] }),
  };
}

export function failureError({ message, status, code, errors, retryAt, emergencyNumbers }: Failure): Error {
  if (status === undefined) return new Error(message);
  const retryAfter = retryAt && (retryAt - Date.now()) / 1_000;
  return new ApiError(message, {
    status,
    ...(code && { code }),
    ...(errors && { errors }),
    ...(retryAfter && { retryAfter }),
    ...(emergencyNumbers && { emergencyNumbers }),
  });
}
