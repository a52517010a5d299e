import { ERROR_MESSAGES, type ErrorCode } from '@afya/contracts';
import { AppError } from '@afya/runtime';
import { type CheckedFile, type ReceivedFile } from '../uploaded-file';

/** null: it was not looked into, for another one of its message is refused. */
export type FileVerdict = CheckedFile | ErrorCode | null;

/** The specification's form: `{filename}: reason`. */
export const reason = (filename: string, code: ErrorCode) => `${filename}: ${ERROR_MESSAGES[code]}`;

/** The files, if none is refused; else thrown: the first fault's code, and every refused file with its reason. */
export function refuseFiles(files: readonly ReceivedFile[], verdicts: readonly FileVerdict[]): CheckedFile[] {
  const refused = verdicts.filter((verdict) => typeof verdict === 'string');
  if (!refused[0]) return verdicts as CheckedFile[];
  const errors: Record<string, string> = {};
  verdicts.forEach((verdict, i) => {
    if (typeof verdict === 'string') errors[`files[${i}]`] = reason(files[i]?.filename ?? '', verdict);
  });
  throw new FilesRefused(refused[0], Object.values(errors)[0] ?? '', {
    errors,
    codes: verdicts.map((verdict) => (typeof verdict === 'string' ? verdict : null)),
  });
}

/** Also knows each file's own code, null where nothing is wrong with it, for the log. */
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
