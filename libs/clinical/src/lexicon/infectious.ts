import type { LexiconTable } from './schema';

/** Infections and tropical illnesses. */
export const INFECTIOUS: LexiconTable = {};
