import { errorBodySchema, ERROR_MESSAGES, type ErrorCode } from '@afya/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiHeader, ApiOperation, ApiQuery, ApiResponse } from '@nestjs/swagger';
import type * as z from 'zod/mini';
import { ERROR_STATUS } from '../errors/error-status';
import { jsonSchema, type JsonSchema } from './json-schema';

export interface RouteDescription {
  summary: string;
  headers?: string[];
  query?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  multipart?: JsonSchema;
  /** response body by status; null: no body, 'bytes': a file */
  answers: Record<number, z.ZodMiniType | 'bytes' | null>;
  answerHeaders?: Record<string, string>;
  /** media types of 'bytes'; by default those of patients' files */
  fileTypes?: readonly string[];
  refusals: ErrorCode[];
}

/** Describes a route for /api/docs from the same contracts that validate its requests. */
export function ApiRoute(route: RouteDescription): MethodDecorator {
  return applyDecorators(
    ApiOperation({ summary: route.summary }),
    ...(route.headers ?? []).map((name) => ApiHeader({ name, required: false })),
    ...queryOf(route),
    ...(route.body ? [ApiBody({ schema: jsonSchema(route.body, 'input') })] : []),
    ...(route.multipart ? [ApiConsumes('multipart/form-data'), ApiBody({ schema: route.multipart })] : []),
    ...answersOf(route),
    ...refusalsOf(route),
  );
}

function queryOf({ query }: RouteDescription): MethodDecorator[] {
  const properties = query ? jsonSchema(query, 'input').properties : {};
  return Object.entries(properties ?? {}).map(([name, schema]) =>
    ApiQuery({ name, required: false, schema: schema as JsonSchema }),
  );
}

const PATIENT_FILES = ['image/*', 'application/pdf'];

function answersOf({ answers, answerHeaders = {}, fileTypes = PATIENT_FILES }: RouteDescription): MethodDecorator[] {
  const headers = Object.fromEntries(
    Object.entries(answerHeaders).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  );
  return Object.entries(answers).map(([status, answer]) => {
    const base = { status: Number(status), description: '', headers };
    if (answer === null) return ApiResponse(base);
    if (answer === 'bytes') {
      const bytes = { schema: { type: 'string', format: 'binary' } } as const;
      return ApiResponse({ ...base, content: Object.fromEntries(fileTypes.map((type) => [type, bytes])) });
    }
    return ApiResponse({ ...base, schema: jsonSchema(answer, 'output') });
  });
}

/** Every route has a rate limit. */
const COMMON_REFUSALS: readonly ErrorCode[] = ['RATE_LIMITED'];

/** One response per status, because several error codes may share a status. */
function refusalsOf(route: RouteDescription): MethodDecorator[] {
  const refusals = [...new Set([...route.refusals, ...COMMON_REFUSALS])];
  const schema = jsonSchema(errorBodySchema, 'output');
  const statuses = [...new Set(refusals.map((code) => ERROR_STATUS[code]))];
  return statuses.map((status) => {
    const codes = refusals.filter((code) => ERROR_STATUS[code] === status);
    return ApiResponse({
      status,
      schema,
      description: codes.map((code) => `${code}: ${ERROR_MESSAGES[code]}`).join(' · '),
    });
  });
}
