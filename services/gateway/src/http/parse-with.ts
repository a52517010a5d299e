import { AppError } from '@afya/runtime';
import type * as z from 'zod/mini';

/** What `schema` makes of untrusted data. Refused with VALIDATION_FAILED and, a field, the first thing that is wrong with it. */
export function parseWith<Schema extends z.ZodMiniType>(schema: Schema, untrusted: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(untrusted);
  if (parsed.success) return parsed.data as z.infer<Schema>;
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) errors[path.join('.') || 'body'] ??= message;
  throw new AppError('VALIDATION_FAILED', { errors });
}
