import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The YAML files below a folder of data, in alphabetical order, relative to `directory`. */
export function dataFiles(directory: string, folder: string): string[] {
  if (!existsSync(join(directory, folder))) return [];
  return readdirSync(join(directory, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
