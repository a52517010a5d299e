import { ApiError } from '../../../lib/api-error';

/** Whether a message was refused for the number of messages or people, not for what it says. */
export function isLimit(error: Error): error is ApiError {
  return error instanceof ApiError && (error.code === 'RATE_LIMITED' || error.code === 'CREDITS_WITHHELD');
}
