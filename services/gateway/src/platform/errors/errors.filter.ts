import { logger } from '@afya/runtime';
import { ArgumentsHost, Catch, ExceptionFilter } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { answerError } from './answer-error';
import { ERROR_STATUS } from './error-status';
import { toAppError } from './to-app-error';

/** Answers every error in the format of the contract and reveals no internals. */
@Catch()
export class ErrorsFilter implements ExceptionFilter {
  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const error = toAppError(thrown, request);
    if (ERROR_STATUS[error.code] >= 500) logger.error({ err: error }, 'request failed');
    if (response.headersSent) response.destroy();
    else answerError(error, request, response);
  }
}
