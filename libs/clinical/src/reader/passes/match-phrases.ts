import { readerTables } from '../../knowledge/reader-tables';
import type { Document } from '../document';
import { PhraseBook } from '../phrase-book';

const BOOK = new PhraseBook(readerTables.phrases);

/** Whether the lexicon contains the folded word. */
export const knowsWord: PhraseBook['knows'] = (word, form) => BOOK.knows(word, form);

/** Adds the phrases of findings and false friends in the text. */
export const matchPhrases = (document: Document): Document => ({ ...document, matches: BOOK.find(document.tokens) });
