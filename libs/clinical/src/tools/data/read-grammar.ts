import { basename } from 'node:path';
import { z } from 'zod';
import { dataFiles } from './data-files';
import type { Problem } from './problems';
import { readYaml } from './read-yaml';

/** data/grammar/NAME.yaml by NAME. The passes of the reader check them with their own schemas. */
export function readGrammar(directory: string, problems: Problem[]): Record<string, unknown> {
  return Object.fromEntries(
    dataFiles(directory, 'grammar').map((file) => [
      basename(file, '.yaml'),
      readYaml(directory, file, z.unknown(), problems)?.value,
    ]),
  );
}
