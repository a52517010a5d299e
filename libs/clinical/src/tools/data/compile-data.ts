import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledData } from '../../knowledge/compiled-data';
import { DataError, type Problem } from './problems';
import { readGrammar } from './read-grammar';

/** Reads and checks all data. @throws {DataError} naming every mistake with its file and line */
export function compileData(directory: string): CompiledData {
  const problems: Problem[] = [];
  const data = { grammar: readGrammar(directory, problems) };
  if (problems.length > 0) throw new DataError(problems);
  return data;
}

/** Writes knowledge.json so that a process that reads it at the same time gets the old file or the new one. */
export function writeCompiled(directory: string, data: CompiledData): void {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, 'knowledge.json');
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(data));
  renameSync(unfinished, file);
}
