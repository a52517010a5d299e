import { readFileSync } from 'node:fs';
import { join } from 'node:path';

let unwritten: Readonly<Record<string, unknown>> = {};

/** For the compiler: the files that it writes once the reader has checked them, by name. */
export function useUnwritten(files: Readonly<Record<string, unknown>>): void {
  unwritten = files;
}

/**
 * A file of libs/clinical/compiled. `npm run build -w libs/clinical` writes it; tests and the tools compile it when the
 * data is newer. Its content was checked when it was compiled.
 */
export function readCompiled<T>(name: string): T {
  if (name in unwritten) return unwritten[name] as T;
  // the same place seen from src/knowledge and from dist/knowledge
  return JSON.parse(readFileSync(join(__dirname, '../../compiled', `${name}.json`), 'utf8')) as T;
}
