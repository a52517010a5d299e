import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { CompiledData } from '../knowledge/compiled-data';
import { GrammarError } from '../knowledge/grammar-error';
import { useUnwritten } from '../knowledge/read-compiled';
import { compileData, writeCompiled } from './data/compile-data';
import { grammarProblems } from './data/grammar-problems';
import { DataError } from './data/problems';

// compile-data: checks libs/clinical/data and writes libs/clinical/compiled. Exit code 1 if a file has a mistake; then nothing is written.
const project = join(__dirname, '../..');
const data = join(project, 'data');
const load = createRequire(__filename);

function compile(): void {
  const { knowledge, phrases, ...others } = compileData(data);
  const complete = knowledge as CompiledData;
  const files = { knowledge: complete, ...others };
  useUnwritten(files);
  // loaded only now: it folds words by rules that it reads from the data
  const { compileReader } = load(
    './reader-tables/compile-reader',
  ) as typeof import('./reader-tables/compile-reader.js');
  complete.reader = compileReader(phrases);
  // every pass checks its file of data/grammar
  load('../index');
  writeCompiled(join(project, 'compiled'), files);
}

try {
  compile();
} catch (error) {
  const mistakes = error instanceof GrammarError ? new DataError(grammarProblems(data, error)) : error;
  if (!(mistakes instanceof DataError)) throw error;
  process.stderr.write(`${mistakes.message}\n`);
  process.exitCode = 1;
}
