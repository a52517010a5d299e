import { z } from 'zod';
import type { GrammarError } from '../../knowledge/grammar-error';
import type { Problem } from './problems';
import { problemOf, readYaml } from './read-yaml';

/** The mistakes of a file of data/grammar with their lines. */
export function grammarProblems(directory: string, { file, mistakes }: GrammarError): Problem[] {
  const read = readYaml(directory, file, z.unknown(), []);
  return read ? mistakes.issues.map((issue) => problemOf(read, issue)) : [];
}
