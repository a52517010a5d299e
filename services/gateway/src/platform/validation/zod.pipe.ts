import { AppError } from '@afya/runtime';
import { type PipeTransform } from '@nestjs/common';
import type * as z from 'zod/mini';

/** Validates a body, a query or parameters: `@Body(zod(schema))`. */
export const zod = <Schema extends z.ZodMiniType>(schema: Schema) => new ZodPipe(schema);

class ZodPipe<Schema extends z.ZodMiniType> implements PipeTransform<unknown, z.infer<Schema>> {
  constructor(private readonly schema: Schema) {}

  /** Throws VALIDATION_FAILED with the first problem of each field. */
  transform(untrusted: unknown): z.infer<Schema> {
    const parsed = this.schema.safeParse(untrusted);
    if (parsed.success) return parsed.data as z.infer<Schema>;
    const errors: Record<string, string> = {};
    for (const { path, message } of parsed.error.issues) errors[path.join('.') || 'body'] ??= message;
    throw new AppError('VALIDATION_FAILED', { errors });
  }
}

/** Drops empty query parameters, which a cleared form field sends. */
export const withoutEmpty: PipeTransform<Record<string, unknown>, Record<string, unknown>> = {
  transform: (query) => Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '')),
};
