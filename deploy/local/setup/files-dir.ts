import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDir } from './paths.mjs';
import { PlainError, printError } from './terminal.mjs';

/** Marks a folder that was prepared for files; the services use no other (libs/storage/src/filesystem.folder.ts). */
const MARK = '.afya-files';

/**
 * Makes the folder for files at the first start and lists it in the state folder. A listed folder that is missing is not made again: it
 * may be on a volume that is not mounted, and new files would be lost below it. The services then answer texts and refuse files.
 */
export function prepareFilesDir(stateDir: string, folder: string) {
  const listFile = join(stateDir, 'files-dirs.json');
  const prepared: string[] = existsSync(listFile) ? JSON.parse(readFileSync(listFile, 'utf8')) : [];
  if (prepared.includes(folder) && !existsSync(join(folder, MARK))) {
    const advice = `Mount it, or, if its files are lost, remove ${listFile} and start again.`;
    const message = `The folder for files was used before and is not there: ${folder}. Files are refused. ${advice}`;
    printError(new PlainError(message));
    return;
  }
  makeDir(folder, 0o700);
  writeFileSync(join(folder, MARK), '', { mode: 0o600 });
  if (!prepared.includes(folder)) writeFileSync(listFile, JSON.stringify([...prepared, folder]), { mode: 0o600 });
}
