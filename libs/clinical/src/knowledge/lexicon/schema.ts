import type { FindingPhrases } from '../compiled-data';

/** The phrases of each finding by id. */
export type LexiconTable = Readonly<Record<string, Readonly<Partial<FindingPhrases>>>>;
