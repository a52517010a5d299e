import { type EmergencyNumber, errorBodySchema, errorCodeSchema, type ErrorCode } from '@afya/contracts';

const emergencyNumbersSchema = errorBodySchema.shape.emergencyNumbers;

interface ApiErrorDetails {
  status: number;
  code?: ErrorCode;
  traceId?: string;
  errors?: Record<string, string>;
  /** In seconds. */
  retryAfter?: number;
  emergencyNumbers?: EmergencyNumber[];
}

/** A request that the server refused. `errors` maps a field or file to its problem. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly traceId: string | undefined;
  readonly errors: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;
  /** Numbers to call in an emergency, sent when the server could not accept a message. */
  readonly emergencyNumbers: readonly EmergencyNumber[];

  constructor(message: string, details: ApiErrorDetails) {
    super(message);
    this.name = 'ApiError';
    this.status = details.status;
    this.code = details.code;
    this.traceId = details.traceId;
    this.errors = details.errors;
    this.retryAfter = details.retryAfter;
    this.emergencyNumbers = details.emergencyNumbers ?? [];
  }
}

/** Reads a non-OK response by the rules of the specification's error catalogue. */
export async function readApiError(response: Response): Promise<ApiError> {
  const { status, statusText, headers } = response;
  const text = await response.text();
  const body = parseObject(text);
  if (!body) return new ApiError(text || statusText || `Error ${status}`, { status });
  if (typeof body.message !== 'string' || !body.message) return new ApiError(JSON.stringify(body), { status });
  return new ApiError(body.message, {
    status,
    code: errorCodeSchema.safeParse(body.code).data,
    traceId: typeof body.traceId === 'string' ? body.traceId : undefined,
    errors: fieldErrors(body.errors),
    retryAfter: Number(headers.get('Retry-After')) || undefined,
    emergencyNumbers: emergencyNumbersSchema.safeParse(body.emergencyNumbers).data,
  });
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function fieldErrors(errors: unknown): Record<string, string> | undefined {
  if (typeof errors !== 'object' || errors === null) return undefined;
  const pairs = Object.entries(errors).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return pairs.length > 0 ? Object.fromEntries(pairs) : undefined;
}

export function isStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}

/** The session belongs to another user. */
export function isAccessDenied(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return isStatus(error, 403) || error.message.includes('Access denied') || error.message.includes('permission');
}

/** The server may have accepted the request, so it must be retried with the same idempotency key. */
export function isOutcomeUnknown(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500;
}
