import { ERROR_MESSAGES, type ErrorCode } from '@afya/contracts';
import { AppError } from '@afya/runtime';
import { type CheckedFile, type ReceivedFile } from '../uploaded-file';

/** null means not checked, because another file of the message is refused. */
export type FileOutcome = CheckedFile | ErrorCode | null;

/** The format of the specification: `{filename}: reason`. */
export const reason = (filename: string, code: ErrorCode) => `${filename}: ${ERROR_MESSAGES[code]}`;

/** Returns the files if none is refused. Else throws the first fault's code with the reason of every refused file. */
export function refuseFiles(files: readonly ReceivedFile[], outcomes: readonly FileOutcome[]): CheckedFile[] {
  const refused = outcomes.filter((outcome) => typeof outcome === 'string');
  if (!refused[0]) return outcomes as CheckedFile[];
  const errors: Record<string, string> = {};
  outcomes.forEach((outcome, i) => {
    if (typeof outcome === 'string') errors[`files[${i}]`] = reason(files[i]?.filename ?? '', outcome);
  });
  throw new FilesRefused(refused[0], Object.values(errors)[0] ?? '', {
    errors,
    codes: outcomes.map((outcome) => (typeof outcome === 'string' ? outcome : null)),
  });
}

/** Also carries the code of each file for the log; null for a file without a fault. */
export class FilesRefused extends AppError {
  readonly codes: readonly (ErrorCode | null)[];

  constructor(
    code: ErrorCode,
    message: string,
    { errors, codes }: { errors: Record<string, string>; codes: readonly (ErrorCode | null)[] },
  ) {
    super(code, { errors, message });
    this.codes = codes;
  }
}
