import { ApiError } from '../../../lib/api-error';

/** Whether a message was refused because of a rate limit or suspended free credits, not because of its content. */
export function isLimit(error: Error): error is ApiError {
  return error instanceof ApiError && (error.code === 'RATE_LIMITED' || error.code === 'CREDITS_WITHHELD');
}
