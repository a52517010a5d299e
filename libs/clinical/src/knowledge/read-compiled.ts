import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A file of libs/clinical/compiled. `npm run build -w libs/clinical` writes it; tests and the tools compile it when the
 * data is newer. Its content was checked when it was compiled.
 */
export function readCompiled<T>(name: string): T {
  // the same place seen from src/knowledge and from dist/knowledge
  return JSON.parse(readFileSync(join(__dirname, '../../compiled', `${name}.json`), 'utf8')) as T;
}
