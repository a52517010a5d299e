import { type OpenAPIObject } from '@nestjs/swagger';
import { toJSONSchema } from 'zod';
import type * as z from 'zod/mini';

type Described = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];
export type JsonSchema = Exclude<Described, { $ref: string }>;

/** A contract as an OpenAPI 3.0 schema: `input` for requests, `output` for responses. */
export function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  return toJSONSchema(schema, { target: 'openapi-3.0', io, unrepresentable: 'any' }) as JsonSchema;
}
