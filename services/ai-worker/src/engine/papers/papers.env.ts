import { envVariables } from '@afya/runtime';
import * as z from 'zod';

export const paperVariables = {
  /** whether the words of pictures and scanned PDFs are read; the text of PDFs always is */
  OCR: z.enum(['on', 'off'], 'must be on or off').default('on'),
  /** time limit of one picture, which is then not read */
  OCR_TIMEOUT_MS: envVariables.milliseconds(30_000),
  /** files read at the same time by this process, each in its own process, which may take a gigabyte of memory */
  OCR_AT_ONCE: envVariables.count(2),
};
export type PapersEnv = z.infer<z.ZodObject<typeof paperVariables>>;
