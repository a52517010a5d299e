import { ERROR_MESSAGES, type ErrorCode } from '@afya/contracts';

/** Short facts about an error that may leave the process: ids, sizes, field names. Never text that a patient wrote. */
export interface ErrorParams {
  /** field (or `files[i]`) → message */
  errors?: Record<string, string>;
  /** the message, when the code alone is not specific enough, e.g. with the name of a file */
  message?: string;
  retryAfterSeconds?: number;
}

/** An error that is reported to the caller. Any other error becomes INTERNAL, without its text. */
export class AppError extends Error {
  override readonly name = 'AppError';

  constructor(
    readonly code: ErrorCode,
    readonly params: ErrorParams = {},
    options?: ErrorOptions,
  ) {
    super(params.message ?? ERROR_MESSAGES[code], options);
  }
}
