import { AppError } from '@afya/runtime';
import { type OriginalFile } from '@afya/service-contracts';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** SHA-256 in hex of a file in the quarantine. Refused with STORAGE_UNAVAILABLE when it is gone. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(path), hash);
  } catch (cause) {
    throw new AppError('STORAGE_UNAVAILABLE', {}, { cause });
  }
  return hash.digest('hex');
}

/** The files by what was received, for comparing a retry with the first send. */
export async function hashFiles(files: readonly { path: string; filename: string }[]): Promise<OriginalFile[]> {
  return Promise.all(files.map(async ({ path, filename }) => ({ filename, sha256: await hashFile(path) })));
}
