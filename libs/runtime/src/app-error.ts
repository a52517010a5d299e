import { ERROR_MESSAGES, type ErrorCode } from '@afya/contracts';

/** Small facts about a refusal that may cross a process border: ids, sizes, field names. Never what a patient wrote. */
export interface ErrorParams {
  /** field (or `files[i]`) → message */
  errors?: Record<string, string>;
  /** the message where the code's own does not say enough, e.g. with a file's name */
  message?: string;
  retryAfterSeconds?: number;
}

/** A refusal that the caller is told about. Anything else that is thrown becomes INTERNAL, without its text. */
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
