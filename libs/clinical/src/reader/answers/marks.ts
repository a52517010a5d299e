import type { Token } from '../tokenize';
import { ANSWER_ITEMS, type AnswerClass } from './words';

/** An item of the answer words in a text: the tokens from `start` up to, not including, `end`. */
export interface Mark {
  classes: ReadonlySet<AnswerClass>;
  start: number;
  end: number;
}

type Items = typeof ANSWER_ITEMS;
const byFirst = new Map<string, Items[number][]>();
const openSingles = ANSWER_ITEMS.filter(({ words, open }) => open && words.length === 1);
for (const item of ANSWER_ITEMS) {
  const first = item.words[0] ?? '';
  byFirst.set(first, [...(byFirst.get(first) ?? []), item]);
}

/** The longest items from left to right, without overlap. */
export function findMarks(tokens: readonly Token[]): Mark[] {
  const marks: Mark[] = [];
  for (let start = 0; start < tokens.length;) {
    const word = tokens[start]?.text ?? '';
    const item = [...(byFirst.get(word) ?? []), ...openSingles].find((candidate) => fits(candidate, tokens, start));
    if (item) marks.push({ classes: item.classes, start, end: start + item.words.length });
    start += item?.words.length ?? 1;
  }
  return marks;
}

function fits({ words, open }: Items[number], tokens: readonly Token[], start: number): boolean {
  return words.every((word, i) => {
    const text = tokens[start + i]?.text ?? '';
    return open && i === words.length - 1 ? text.length > word.length && text.startsWith(word) : text === word;
  });
}

export const has = ({ classes }: Mark, ...names: AnswerClass[]): boolean => names.some((name) => classes.has(name));
