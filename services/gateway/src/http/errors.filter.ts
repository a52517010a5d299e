import { type ErrorBody } from '@afya/contracts';
import { AppError, currentTraceId, logger } from '@afya/runtime';
import { ArgumentsHost, Catch, ExceptionFilter } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { allowedMethods } from './allowed-methods';
import { ERROR_STATUS, RETRY_AFTER_SECONDS } from './error-status';
import { toAppError } from './to-app-error';

/** Answers every refusal and every failure in the one form of the contract, without a word of how the product is made. */
@Catch()
export class ErrorsFilter implements ExceptionFilter {
  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const error = toAppError(thrown, request);
    if (ERROR_STATUS[error.code] >= 500) logger.error({ err: error }, 'request failed');
    if (response.headersSent) response.destroy();
    else answer(error, request, response);
  }
}

function answer(error: AppError, request: Request, response: Response): void {
  const { code, message, params } = error;
  const retryAfter = params.retryAfterSeconds ?? RETRY_AFTER_SECONDS[code];
  if (retryAfter !== undefined) response.setHeader('Retry-After', Math.max(1, Math.ceil(retryAfter)));
  if (code === 'METHOD_NOT_ALLOWED') response.setHeader('Allow', allowedMethods(request).join(', '));
  response.setHeader('Cache-Control', 'no-store');
  response.removeHeader('ETag');
  const body: ErrorBody = { message, code, traceId: currentTraceId() ?? '', errors: params.errors };
  response.status(ERROR_STATUS[code]).json(body);
}
