import { basename } from 'node:path';
import { z } from 'zod';
import type { DataFolder } from './data-folder';

/** data/grammar/NAME.yaml by NAME. The passes of the reader check each with its own schema. */
export function readGrammar(folder: DataFolder): Record<string, unknown> {
  const files = folder.readAll('grammar', z.unknown());
  return Object.fromEntries(files.map(({ file, value }) => [basename(file, '.yaml'), value]));
}
