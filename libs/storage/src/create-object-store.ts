import { EnvironmentError } from '@afya/runtime';
import * as z from 'zod';
import { FilesystemObjectStore } from './filesystem.object-store';
import type { ObjectStore } from './object-store';
import { S3ObjectStore } from './s3.object-store';

/** The variables that choose the store, for the env schema of a service. */
export const objectStoreVariables = {
  OBJECT_STORE: z.enum(['filesystem', 's3']).default('filesystem'),
  FILES_DIR: z.string().optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z.string().default('afya'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
};
export type ObjectStoreEnv = z.input<z.ZodObject<typeof objectStoreVariables>>;

/** Creates the configured store. It connects on first use. Throws EnvironmentError when a variable is missing. */
export function createObjectStore(env: ObjectStoreEnv): ObjectStore {
  const { OBJECT_STORE, FILES_DIR, S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY, S3_REGION } = z
    .object(objectStoreVariables)
    .parse(env);
  if (OBJECT_STORE === 'filesystem') return new FilesystemObjectStore(given({ FILES_DIR }));
  return new S3ObjectStore({
    endpoint: given({ S3_ENDPOINT }),
    accessKey: given({ S3_ACCESS_KEY }),
    secretKey: given({ S3_SECRET_KEY }),
    bucket: S3_BUCKET,
    region: S3_REGION,
  });
}

function given(variable: Record<string, string | undefined>): string {
  const [[name, value]] = Object.entries(variable) as [[string, string | undefined]];
  if (!value) throw new EnvironmentError(`${name}: is needed by the OBJECT_STORE that was chosen`);
  return value;
}
