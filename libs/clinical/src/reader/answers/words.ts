import { compiled } from '../../knowledge/compiled';
import type { AnswerItem } from '../../knowledge/compiled-data';
import { readerTables } from '../../knowledge/reader-tables';
import { type AnswerClass, type AnswerWords, type ItemClass, writtenItems } from './answer-classes';

export type { AnswerClass };
export { lineOf } from '../tokenize';

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
