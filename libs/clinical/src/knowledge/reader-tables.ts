import type { ReaderTables } from './compiled-data';
import { readCompiled } from './read-compiled';

/** What the reader searches for, loaded once. */
export const readerTables = readCompiled<ReaderTables>('reader');
