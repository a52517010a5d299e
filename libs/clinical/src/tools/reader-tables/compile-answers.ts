import { z } from 'zod';
import type { AnswerItem, ReaderTables } from '../../knowledge/compiled-data';
import {
  ANSWER_CLASSES,
  type AnswerWords,
  EXCEPTIONS,
  OTHER_CLASSES,
  PREFIXES,
  writtenItems,
} from '../../reader/answers/answer-classes';
import { defineGrammar } from '../../reader/grammar/define';
import { lineOf, tokenize } from '../../reader/tokenize';

const languageSchema = z.partialRecord(
  z.enum([...ANSWER_CLASSES, ...OTHER_CLASSES, ...PREFIXES, EXCEPTIONS]),
  z.array(z.string().min(1)).min(1),
);

const folded = (item: string) => lineOf(tokenize(item));

/** The items of data/grammar/answers.yaml, folded like texts. @throws {GrammarError} when the file has a mistake */
export function compileAnswers(): Pick<ReaderTables, 'answers' | 'answerItems'> {
  const words = defineGrammar('answers', { en: languageSchema, sw: languageSchema });
  const answers = [...ANSWER_CLASSES, ...OTHER_CLASSES].map(
    (name) => [name, writtenItems(words, name).map(folded)] as const,
  );
  return { answers: Object.fromEntries(answers), answerItems: answerItems(words) };
}

function answerItems(words: AnswerWords): AnswerItem[] {
  const listed = new Set([words.en, words.sw].flatMap((language) => Object.values(language).flat()));
  const byText = new Map<string, AnswerItem>();
  for (const name of ANSWER_CLASSES)
    for (const written of writtenItems(words, name)) {
      const line = folded(written);
      const item = { words: line.split(' '), open: written.endsWith('*'), listed: listed.has(written) };
      const key = `${line}${item.open ? '*' : ''}`;
      byText.set(key, { ...item, classes: [...new Set([...(byText.get(key)?.classes ?? []), name])] });
    }
  return [...byText.values()].sort((a, b) => b.words.length - a.words.length || Number(a.open) - Number(b.open));
}
