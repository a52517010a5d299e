import { isFiniteVerb, verbForm } from '../swahili-verb';
import type { Token } from '../tokenize';
import { ANSWER_ITEMS, type AnswerClass, itemsOf } from './words';

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
    const items = [...(byFirst.get(word) ?? []), ...openSingles];
    const item = items.find((candidate) => fits(candidate, tokens, start)) ?? ofVerb(word) ?? misspelled(word);
    if (item) marks.push({ classes: item.classes, start, end: start + item.words.length });
    start += item?.words.length ?? 1;
  }
  return marks;
}

const PERSISTENT = itemsOf('persistent_verb');
const TROUBLING = itemsOf('troubling_verb');
const OFTEN = new Set<AnswerClass>(['often']);
const AFFIRM = new Set<AnswerClass>(['affirm']);
const verbs = new Map<string, Pick<Items[number], 'words' | 'classes'> | undefined>();

/** "Haiishi" says that it goes on, "inanitesa" that it is there. */
function ofVerb(word: string): Pick<Items[number], 'words' | 'classes'> | undefined {
  if (word.length < SHORTEST_TYPED || word.length > LONGEST_TYPED || known.has(word)) return undefined;
  if (verbs.has(word)) return verbs.get(word);
  const goesOn = PERSISTENT.some((stem) => verbForm(word, stem) === 'denies');
  const troubles = !goesOn && TROUBLING.some((stem) => isFiniteVerb(word) && verbForm(word, stem) === 'affirms');
  const found = goesOn || troubles ? { words: [word], classes: goesOn ? OFTEN : AFFIRM } : undefined;
  if (verbs.size < MEMO) verbs.set(word, found);
  return found;
}

/** Items of one word that a typing error may have changed. */
const TYPED: readonly AnswerClass[] = ['yes', 'no', 'unknown', 'somewhat', 'often'];
const SHORTEST_TYPED = 5;
const typed = ANSWER_ITEMS.filter(
  ({ words: [word = ''], words, open, classes, listed }) =>
    listed && !open && words.length === 1 && word.length >= SHORTEST_TYPED && TYPED.some((name) => classes.has(name)),
);
const known = new Set(ANSWER_ITEMS.flatMap(({ words }) => words));
const typedAs = new Map<string, Items[number] | undefined>();
const MEMO = 5_000;

/** "Sometymes", "hapan": the item that differs in one letter. */
function misspelled(word: string): Items[number] | undefined {
  if (
    isNegativeVerb(word) ||
    isFiniteVerb(word) ||
    word.length < SHORTEST_TYPED - 1 ||
    word.length > LONGEST_TYPED ||
    known.has(word)
  )
    return undefined;
  if (typedAs.has(word)) return typedAs.get(word);
  const found = typed.find(
    ({ words: [item = ''] }) => item.slice(0, 2) === word.slice(0, 2) && differsInOne(item, word),
  );
  if (typedAs.size < MEMO) typedAs.set(word, found);
  return found;
}
const LONGEST_TYPED = 20;
const NEGATIVE_STARTS = itemsOf('negative_start');

/** "Haogi" is no typing error of another negative verb. */
const isNegativeVerb = (word: string) => word.endsWith('i') && NEGATIVE_STARTS.some((start) => word.startsWith(start));

/** One letter more, less or other, or two neighbours exchanged. */
function differsInOne(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const [a, b] = [one.slice(at), other.slice(at)];
  const exchanged = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return exchanged || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
}

function fits({ words, open }: Items[number], tokens: readonly Token[], start: number): boolean {
  return words.every((word, i) => {
    const text = tokens[start + i]?.text ?? '';
    return open && i === words.length - 1 ? text.length > word.length && text.startsWith(word) : text === word;
  });
}

export const has = ({ classes }: Mark, ...names: AnswerClass[]): boolean => names.some((name) => classes.has(name));
