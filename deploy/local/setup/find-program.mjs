import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where servers live that an ordinary user's PATH may not name. */
const usualFolders = ['/usr/local/bin', '/usr/bin', '/usr/sbin', '/opt/homebrew/bin'];

/**
 * The full path of the first of these programs that is installed.
 * @param {string[]} names in order of preference
 * @param {string} [path] the PATH variable
 * @returns {string | undefined}
 */
export function findProgram(names, path = process.env.PATH ?? '') {
  const folders = [...path.split(delimiter).filter(Boolean), ...usualFolders];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
