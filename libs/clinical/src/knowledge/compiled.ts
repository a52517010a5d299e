import type { CompiledData } from './compiled-data';
import { readCompiled } from './read-compiled';

/** The clinical data, loaded once. */
export const compiled = readCompiled<CompiledData>('knowledge');
