import { compiled } from '../../knowledge/compiled';
import type { AnswerItem } from '../../knowledge/compiled-data';
import { readerTables } from '../../knowledge/reader-tables';
import type { Token } from '../tokenize';
import { type AnswerClass, type AnswerWords, type ItemClass, writtenItems } from './answer-classes';

export type { AnswerClass };

/** Words joined by blanks, without punctuation, folded as in texts. */
export const lineOf = (tokens: readonly Token[]): string =>
  tokens
    .filter(({ kind }) => kind === 'word' || kind === 'number')
    .map(({ text }) => text)
    .join(' ');

/** The items of a class in both languages, as they are written in the data. */
export const written = (name: ItemClass): readonly string[] =>
  writtenItems(compiled.grammar.answers as AnswerWords, name);

/** The items of a class in both languages, folded. */
export const itemsOf = (name: ItemClass): readonly string[] => readerTables.answers[name] ?? [];

interface Item extends Omit<AnswerItem, 'classes'> {
  classes: ReadonlySet<AnswerClass>;
}

/** The items of the answer classes, longest first. */
export const ANSWER_ITEMS: readonly Item[] = readerTables.answerItems.map((item) => ({
  ...item,
  classes: new Set(item.classes as AnswerClass[]),
}));
