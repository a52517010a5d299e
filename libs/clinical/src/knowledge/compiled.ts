import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledData } from './compiled-data';

/** The clinical data, loaded once. `npm run build -w libs/clinical` writes the file; tests and tools compile it when data is newer. */
export const compiled = JSON.parse(
  // the same place seen from src/knowledge and from dist/knowledge
  readFileSync(join(__dirname, '../../compiled/knowledge.json'), 'utf8'),
) as CompiledData;
