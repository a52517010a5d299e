/** A mistake in a data file. `file` is relative to libs/clinical/data, `line` counts from 1. */
export interface Problem {
  file: string;
  line: number;
  message: string;
}

/** Thrown when data files contain mistakes: all of them at once, one a line. */
export class DataError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(({ file, line, message }) => `data/${file}:${line}: ${message}`).join('\n'));
  }
}
