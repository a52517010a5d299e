import { ERROR_MESSAGES, type ErrorCode, type FileType } from '@afya/contracts';
import { AppError } from '@afya/runtime';
import { fileTypeFromBuffer } from 'file-type';
import { open } from 'node:fs/promises';
import { type InspectedFile, type ReceivedFile } from './uploaded-file';

/** Enough for every signature below. */
const HEAD_BYTES = 4_100;
/** What the bytes may be → what it is to us. An animated PNG is a PNG. */
const ACCEPTED: Readonly<Record<string, { type: FileType; mime: string }>> = {
  'image/jpeg': { type: 'image', mime: 'image/jpeg' },
  'image/png': { type: 'image', mime: 'image/png' },
  'image/apng': { type: 'image', mime: 'image/png' },
  'image/webp': { type: 'image', mime: 'image/webp' },
  'image/gif': { type: 'image', mime: 'image/gif' },
  'application/pdf': { type: 'pdf', mime: 'application/pdf' },
};

type Verdict = InspectedFile | ErrorCode;

/**
 * Decides by their bytes what the files are; names and headers say nothing. What a file was announced as (`fileTypes`) must hold,
 * because the price that the patient saw was made from it. Refused with the first fault's code and every file's reason.
 */
export async function inspectFiles(files: ReceivedFile[], announced: FileType[]): Promise<InspectedFile[]> {
  const verdicts = await Promise.all(files.map((file, i) => inspect(file, announced[i])));
  const refused = verdicts.filter((verdict) => typeof verdict === 'string');
  if (!refused[0]) return verdicts as InspectedFile[];
  const errors: Record<string, string> = {};
  verdicts.forEach((verdict, i) => {
    if (typeof verdict === 'string') errors[`files[${i}]`] = reason(files[i]?.filename ?? '', verdict);
  });
  throw new AppError(refused[0], { errors, message: Object.values(errors)[0] });
}

/** The specification's form: `{filename}: reason`. */
export const reason = (filename: string, code: ErrorCode) => `${filename}: ${ERROR_MESSAGES[code]}`;

async function inspect(file: ReceivedFile, announced: FileType | undefined): Promise<Verdict> {
  if (file.size === 0) return 'FILE_EMPTY';
  const kind = ACCEPTED[(await fileTypeFromBuffer(await readHead(file.path)))?.mime ?? ''];
  if (!kind) return 'FILE_TYPE_INVALID';
  if (announced && announced !== kind.type) return 'FILE_TYPE_MISMATCH';
  return { ...file, ...kind };
}

async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
