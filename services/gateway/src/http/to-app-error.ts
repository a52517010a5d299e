import { AppError } from '@afya/runtime';
import { BadRequestException, NotFoundException } from '@nestjs/common';
import { type Request } from 'express';
import { allowedMethods } from './allowed-methods';

/**
 * What was thrown anywhere in a request as a refusal that may be shown: our own as they are, those of Express, Nest and the body
 * parser by their meaning, everything else as INTERNAL with the cause kept for the log.
 */
export function toAppError(thrown: unknown, request: Request): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof NotFoundException)
    return new AppError(allowedMethods(request).length > 0 ? 'METHOD_NOT_ALLOWED' : 'ROUTE_NOT_FOUND');
  const status = clientFault(thrown);
  if (status === 403 || status === 404) return new AppError('ROUTE_NOT_FOUND', {}, { cause: thrown }); // of a static file
  if (status === 413) return new AppError('BODY_TOO_LARGE', {}, { cause: thrown });
  // body-parser marks its errors with `type`; what else Express refuses by 400 is the address.
  if (status !== undefined) {
    const ofBody = thrown instanceof SyntaxError || thrown instanceof BadRequestException || isTyped(thrown);
    return new AppError(ofBody && hasBody(request) ? 'BODY_MALFORMED' : 'VALIDATION_FAILED', {}, { cause: thrown });
  }
  return new AppError('INTERNAL', {}, { cause: thrown });
}

/** The 4xx status that a library gave its error. */
function clientFault(thrown: unknown): number | undefined {
  if (typeof thrown !== 'object' || thrown === null) return undefined;
  const status = thrown instanceof BadRequestException ? 400 : (thrown as { status?: unknown }).status;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}

const isTyped = (thrown: unknown) => typeof (thrown as { type?: unknown }).type === 'string';
const hasBody = ({ method }: Request) => method !== 'GET' && method !== 'HEAD';
