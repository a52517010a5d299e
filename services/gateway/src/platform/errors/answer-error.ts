import { type ErrorBody } from '@afya/contracts';
import { type AppError, currentTraceId } from '@afya/runtime';
import { type Request, type Response } from 'express';
import { allowedMethods } from './allowed-methods';
import { emergencyNumbersFor } from './emergency-numbers';
import { ERROR_STATUS, RETRY_AFTER_SECONDS } from './error-status';

/** Sends an error in the format of the contract. */
export function answerError({ code, message, params }: AppError, request: Request, response: Response): void {
  const retryAfter = params.retryAfterSeconds ?? RETRY_AFTER_SECONDS[code];
  if (retryAfter !== undefined) response.setHeader('Retry-After', Math.max(1, Math.ceil(retryAfter)));
  if (code === 'METHOD_NOT_ALLOWED') response.setHeader('Allow', allowedMethods(request).join(', '));
  response.setHeader('Cache-Control', 'no-store');
  response.removeHeader('ETag');
  const status = ERROR_STATUS[code];
  const body: ErrorBody = {
    message,
    code,
    traceId: currentTraceId() ?? '',
    errors: params.errors,
    emergencyNumbers: emergencyNumbersFor(request, status),
  };
  response.status(status).json(body);
}
