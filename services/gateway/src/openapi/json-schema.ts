import { type OpenAPIObject } from '@nestjs/swagger';
import { toJSONSchema } from 'zod';
import type * as z from 'zod/mini';

type Described = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];
export type JsonSchema = Exclude<Described, { $ref: string }>;

/** A contract as OpenAPI 3.0 writes it; `input` is what may be sent, `output` what is answered. */
export function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  return toJSONSchema(schema, { target: 'openapi-3.0', io, unrepresentable: 'any' }) as JsonSchema;
}
