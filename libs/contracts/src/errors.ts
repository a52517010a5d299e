import * as z from 'zod/mini';
import { emergencyNumberSchema } from './emergency';

/**
 * All errors of the product by code: the gateway selects the status, the screen the text.
 * The message is English, for developers and for clients without translations; the specification fixes several of them.
 */
export const ERROR_MESSAGES = {
  VALIDATION_FAILED: 'The request is not valid',
  BODY_MALFORMED: 'The body could not be read',
  BODY_TOO_LARGE: 'The body is too large',
  HEADERS_TOO_LARGE: 'The headers are too large',
  REQUEST_TOO_SLOW: 'The request did not arrive in time',
  SESSION_ID_MALFORMED: 'A session id is 21 letters, digits, - or _',
  SESSION_NOT_FOUND: 'Session not found',
  MESSAGE_NOT_FOUND: 'Message not found',
  ROUTE_NOT_FOUND: 'Not found',
  METHOD_NOT_ALLOWED: 'Method not allowed',
  CHAT_EMPTY: 'Message or file required',
  CHAT_TOO_MANY_PENDING: 'Please wait for the answers to your last messages',
  CREDITS_EXHAUSTED: 'No credits remaining',
  CREDITS_WITHHELD: 'No free credits left for your network today',
  IDEMPOTENCY_KEY_REUSED: 'This Idempotency-Key was used for another request',
  IDEMPOTENCY_KEY_MALFORMED: 'An Idempotency-Key is 1 to 255 visible characters',
  FILE_TYPE_INVALID: 'Only images and PDF files are allowed',
  FILE_TOO_LARGE: 'Maximum file size is 10MB',
  FILE_EMPTY: 'The file is empty',
  FILE_TYPE_MISMATCH: 'The file is not what it says it is',
  FILE_HEIC: 'HEIC photos cannot be opened. Save the photo as JPEG, or take a screenshot of it',
  FILE_IMAGE_BROKEN: 'The image is damaged or incomplete',
  FILE_IMAGE_TOO_LARGE: 'An image may have at most 40 megapixels',
  FILE_PDF_BROKEN: 'The PDF is damaged or incomplete',
  FILE_PDF_LOCKED: 'The PDF is locked with a password. Send photos of its pages',
  FILE_PDF_TOO_LONG: 'A PDF may have at most 200 pages',
  FILE_PDF_ACTIVE: 'The PDF holds programs or other files. Print it to a new PDF, or send photos of its pages',
  FILE_TOO_COMPLEX: 'The file takes too long to open. Send a simpler one',
  FILE_VOICE_TOO_LONG: 'A voice note may take at most 60 seconds',
  FILES_DAILY_LIMIT: 'You have sent as many files as one day allows. Please send more later',
  FILES_TOO_MANY: 'You can only upload up to 5 files at once',
  FILE_NOT_FOUND: 'File not found',
  UPLOAD_NOT_FOUND: 'Upload not found',
  UPLOAD_OFFSET_WRONG: 'The upload is incomplete',
  ACCESS_DENIED: 'Access denied',
  ORIGIN_REJECTED: 'This request came from another site',
  HOST_REJECTED: 'This server is not available at this address',
  LOGIN_REQUIRED: 'You must be logged in',
  ADMIN_LOGIN_REQUIRED: 'You must be logged in as an admin to view this page',
  CREDENTIALS_INVALID: 'Invalid username or password',
  PASSWORD_REQUIRED: 'Enter your password again',
  SECOND_FACTOR_REQUIRED: 'Enter the code of your authenticator app',
  SECOND_FACTOR_SETUP_REQUIRED: 'Set up the second factor first',
  SECOND_FACTOR_INVALID: 'The code is wrong or was used before',
  USERNAME_TAKEN: 'Username already exists',
  LOGIN_THROTTLED: 'Too many attempts. Please try again later',
  RATE_LIMITED: 'Too many requests. Please try again later',
  ENGINE_FAILED: 'The answer could not be prepared',
  TURN_LEASE_LOST: 'The lease on this session is held by another worker',
  RPC_TIMEOUT: 'The service did not answer in time',
  RPC_UNAVAILABLE: 'The service is not available',
  RPC_OVERLOADED: 'The service is overloaded',
  RPC_TOO_LARGE: 'The message is too large',
  RPC_ACTOR_INVALID: 'The caller could not be verified',
  RPC_PATTERN_UNKNOWN: 'The service does not know this call',
  CONTENT_UNREADABLE: 'The stored text cannot be read at the moment',
  STORAGE_UNAVAILABLE: 'The file store is not available',
  INTERNAL: 'Something went wrong',
} as const;

export type ErrorCode = keyof typeof ERROR_MESSAGES;
export const ERROR_CODES = Object.keys(ERROR_MESSAGES) as [ErrorCode, ...ErrorCode[]];
export const errorCodeSchema = z.enum(ERROR_CODES);

const emergencyNumbersSchema = z.array(emergencyNumberSchema).register(z.globalRegistry, {
  description:
    'Whom to call in an emergency, the best first: with every 408, 429 and 5xx of POST /chat/{id} and POST /session/{id}',
});

/**
 * The body of every error response. `errors` maps a field (or `files[i]`) to its message; `emergencyNumbers` are present when a patient
 * could not open a session or send a message although the request was valid.
 */
export const errorBodySchema = z.object({
  message: z.string(),
  code: errorCodeSchema,
  traceId: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
  emergencyNumbers: z.optional(emergencyNumbersSchema),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
