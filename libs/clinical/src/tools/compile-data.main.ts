import { join } from 'node:path';
import { compileData, writeCompiled } from './data/compile-data';
import { DataError } from './data/problems';

// compile-data: checks libs/clinical/data and writes libs/clinical/compiled/knowledge.json. Exit code 1 if a file has a mistake.
const project = join(__dirname, '../..');
try {
  writeCompiled(join(project, 'compiled'), compileData(join(project, 'data')));
} catch (error) {
  if (!(error instanceof DataError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
