import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDir } from './paths.mjs';
import { PlainError, complain } from './say.mjs';

/** Stands in a folder that was prepared for files; the services use no other (libs/storage/src/filesystem.folder.ts). */
const mark = '.afya-files';

/**
 * Makes the folder for files at the first start. One that was made before and is away is not made again: it may be on a volume that is
 * not mounted, and new files would be lost below it. The services then answer texts and refuse files until it is back.
 * @param {string} stateDir keeps the list of the folders that were prepared
 * @param {string} folder
 */
export function prepareFilesDir(stateDir, folder) {
  const listFile = join(stateDir, 'files-dirs.json');
  /** @type {string[]} */
  const prepared = existsSync(listFile) ? JSON.parse(readFileSync(listFile, 'utf8')) : [];
  const isPrepared = existsSync(join(folder, mark));
  if (!isPrepared && prepared.includes(folder)) {
    const advice = `Mount it, or, if its files are lost, remove ${listFile} and start again.`;
    complain(
      new PlainError(`The folder for files was used before and is not there: ${folder}. Files are refused. ${advice}`),
    );
    return;
  }
  makeDir(folder, 0o700);
  writeFileSync(join(folder, mark), '', { mode: 0o600 });
  if (!prepared.includes(folder)) writeFileSync(listFile, JSON.stringify([...prepared, folder]), { mode: 0o600 });
}
