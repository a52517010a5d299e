import { basename } from 'node:path';
import type { CompiledNumbers } from '../../knowledge/compiled-data';
import { numbersFileSchema } from '../../knowledge/schema/emergency-number';
import type { DataFolder } from './data-folder';

/** data/numbers: emergency numbers by country. */
export function readNumbers(folder: DataFolder): CompiledNumbers {
  const files = folder.readAll('numbers', numbersFileSchema);
  const tables = Object.fromEntries(files.map(({ file, value }) => [basename(file, '.yaml'), value.numbers]));
  const { other: others = [], ...countries } = tables;
  for (const file of files)
    if (!/^numbers\/(?:[A-Z]{2}|other)\.yaml$/.test(file.file))
      folder.refuse(file, [], 'name the file after the two capital letters of the country, or other.yaml');
  return { countries, others };
}
