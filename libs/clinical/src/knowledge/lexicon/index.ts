import { compiled } from '../compiled';
import type { LexiconTable } from './schema';

/** The phrases of each finding by id. */
export const LEXICON: LexiconTable = compiled.phrases;
