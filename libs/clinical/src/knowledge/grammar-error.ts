import { z } from 'zod';

/** A file of data/grammar that a pass of the reader cannot use. `file` is relative to libs/clinical/data. */
export class GrammarError extends Error {
  constructor(
    readonly file: string,
    readonly mistakes: z.ZodError,
  ) {
    super(`data/${file}: ${z.prettifyError(mistakes)}`);
  }
}
