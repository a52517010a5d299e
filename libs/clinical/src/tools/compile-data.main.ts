import { createRequire } from 'node:module';
import { join } from 'node:path';
import { GrammarError } from '../knowledge/grammar-error';
import { compileData, writeCompiled } from './data/compile-data';
import { grammarProblems } from './data/grammar-problems';
import { DataError } from './data/problems';

// compile-data: checks libs/clinical/data and writes libs/clinical/compiled. Exit code 1 if a file has a mistake.
const project = join(__dirname, '../..');
const [data, directory] = [join(project, 'data'), join(project, 'compiled')];
const load = createRequire(__filename);

function compile(): void {
  const { phrases, ...files } = compileData(data);
  writeCompiled(directory, files);
  // loaded only now: it folds words by rules that it reads from the files just written
  const { compileReader } = load(
    './reader-tables/compile-reader',
  ) as typeof import('./reader-tables/compile-reader.js');
  writeCompiled(directory, { reader: compileReader(phrases) });
  // every pass checks its file of data/grammar
  load('../index');
}

try {
  compile();
} catch (error) {
  const mistakes = error instanceof GrammarError ? new DataError(grammarProblems(data, error)) : error;
  if (!(mistakes instanceof DataError)) throw error;
  process.stderr.write(`${mistakes.message}\n`);
  process.exitCode = 1;
}
