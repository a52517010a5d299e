import { AppError } from '@afya/runtime';
import { BadRequestException, NotFoundException } from '@nestjs/common';
import { type Request } from 'express';
import { allowedMethods } from './allowed-methods';

/**
 * Converts anything that a request threw to an error that callers may see: an AppError as it is, errors of Express, Nest and the body
 * parser by their meaning, everything else as INTERNAL with its cause for the log.
 */
export function toAppError(thrown: unknown, request: Request): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof NotFoundException)
    return new AppError(allowedMethods(request).length > 0 ? 'METHOD_NOT_ALLOWED' : 'ROUTE_NOT_FOUND');
  const status = clientErrorStatus(thrown);
  if (status === 403 || status === 404) return new AppError('ROUTE_NOT_FOUND', {}, { cause: thrown }); // from a static file
  if (status === 413) return new AppError('BODY_TOO_LARGE', {}, { cause: thrown });
  // body-parser marks its errors with `type`; any other 400 from Express is about the address.
  if (status !== undefined) {
    const isBodyError = thrown instanceof SyntaxError || thrown instanceof BadRequestException || hasType(thrown);
    return new AppError(
      isBodyError && hasBody(request) ? 'BODY_MALFORMED' : 'VALIDATION_FAILED',
      {},
      { cause: thrown },
    );
  }
  return new AppError('INTERNAL', {}, { cause: thrown });
}

/** The 4xx status of a library's error. */
function clientErrorStatus(thrown: unknown): number | undefined {
  if (typeof thrown !== 'object' || thrown === null) return undefined;
  const status = thrown instanceof BadRequestException ? 400 : (thrown as { status?: unknown }).status;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}

const hasType = (thrown: unknown) => typeof (thrown as { type?: unknown }).type === 'string';
const hasBody = ({ method }: Request) => method !== 'GET' && method !== 'HEAD';
