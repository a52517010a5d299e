import * as z from 'zod';
import { dataKeysVariable } from './data-keys';

const url = (protocol: RegExp) => z.url({ protocol, error: 'must be a URL such as the one in .env.example' });
const milliseconds = (fallback: number) => z.coerce.number().int().min(1).default(fallback);
const secret = z.string().min(16, 'must be at least 16 characters');

/** The variables that services share, to be picked from; each service's env file names its own. */
export const envVariables = {
  logLevel: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  postgresUrl: url(/^postgres(ql)?$/),
  redisUrl: url(/^rediss?$/),
  /** where the product is reached from outside */
  publicUrl: z.url({ protocol: /^https?$/ }).optional(),
  milliseconds,
  secret,
  text: z.string().min(1),
  dataKeys: dataKeysVariable,
  port: (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback),
  count: (fallback: number) => z.coerce.number().int().min(1).default(fallback),
  /** a number that may not be exceeded; 0: none */
  limit: (fallback: number) => z.coerce.number().int().min(0).default(fallback),
  flag: (fallback: boolean) =>
    z
      .enum(['true', 'false'])
      .default(fallback ? 'true' : 'false')
      .transform((v) => v === 'true'),
};

/** Whether people reach the product over https: defaults that are meant for one's own machine do not count then. */
export const isPublic = ({ PUBLIC_URL }: { PUBLIC_URL?: string | undefined }): boolean =>
  PUBLIC_URL !== undefined && new URL(PUBLIC_URL).protocol === 'https:';

/** Thrown when the environment does not fit; the message has a line a variable and none of the values. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/** Reads the environment once, against a schema. This is the only place of the product that does. */
export function loadEnv<Schema extends z.ZodObject>(
  schema: Schema,
  source: NodeJS.ProcessEnv = process.env,
): z.infer<Schema> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ code, path, message }) => {
    const name = path.join('.');
    return `${name}: ${name in given || code === 'custom' ? message : 'is missing'}`;
  });
  throw new EnvironmentError(lines.join('\n'));
}
