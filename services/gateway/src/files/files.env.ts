import { envVariables } from '@afya/runtime';
import { objectStoreVariables } from '@afya/storage';
import * as z from 'zod';

export const fileVariables = {
  /** folder for files that are received and not yet accepted, which may take a gigabyte; by default the system's temporary folder */
  UPLOADS_DIR: z.string().optional(),
  /** maximum number of files checked at the same time, each in its own process, which may take a gigabyte of memory */
  FILE_CHECKS_AT_ONCE: envVariables.count(2),
  /** interval of the search for orphans: files in the object store that belong to no message */
  FILE_SWEEP_MS: envVariables.milliseconds(600_000),
  /** minimum age of an orphan before it is removed */
  FILE_ORPHAN_MS: envVariables.milliseconds(3_600_000),
  ...objectStoreVariables,
};
