import * as z from 'zod';
import { dataKeysVariable } from './data-keys';

const url = (protocol: RegExp) => z.url({ protocol, error: 'must be a URL such as the one in .env.example' });
const milliseconds = (fallback: number) => z.coerce.number().int().min(1).default(fallback);
const secret = z.string().min(16, 'must be at least 16 characters');

/** Variables that several services use; each service picks its own in its env file. */
export const envVariables = {
  logLevel: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  postgresUrl: url(/^postgres(ql)?$/),
  redisUrl: url(/^rediss?$/),
  /** the public address of the product */
  publicUrl: z.url({ protocol: /^https?$/ }).optional(),
  milliseconds,
  secret,
  text: z.string().min(1),
  dataKeys: dataKeysVariable,
  port: (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback),
  count: (fallback: number) => z.coerce.number().int().min(1).default(fallback),
  /** a maximum; 0: unlimited */
  limit: (fallback: number) => z.coerce.number().int().min(0).default(fallback),
  flag: (fallback: boolean) =>
    z
      .enum(['true', 'false'])
      .default(fallback ? 'true' : 'false')
      .transform((v) => v === 'true'),
};

/** Whether users reach the product over https. Defaults for local development do not apply then. */
export const isPublic = ({ PUBLIC_URL }: { PUBLIC_URL?: string | undefined }): boolean =>
  PUBLIC_URL !== undefined && new URL(PUBLIC_URL).protocol === 'https:';

/** The environment is invalid. The message has one line per variable and no values. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/**
 * Reads the environment once, against a schema. No other code of the product reads it. `formerNames`: a variable that is not set is
 * read under the name that it had before.
 */
export function loadEnv<Schema extends z.ZodObject>(
  schema: Schema,
  source: NodeJS.ProcessEnv = process.env,
  formerNames: ReadonlyMap<string, string> = new Map(),
): z.infer<Schema> {
  const variables = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  for (const [name, formerName] of formerNames) variables[name] ??= variables[formerName];
  const parsed = schema.safeParse(variables);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ code, path, message }) => {
    const name = path.join('.');
    return `${name}: ${name in variables || code === 'custom' ? message : 'is missing'}`;
  });
  throw new EnvironmentError(lines.join('\n'));
}
