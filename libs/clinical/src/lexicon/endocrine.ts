import type { LexiconTable } from './schema';

/** Glands and sugar. */
export const ENDOCRINE: LexiconTable = {};
