import { compiled } from './compiled';

/** What the reader searches for. */
export const readerTables = compiled.reader;
