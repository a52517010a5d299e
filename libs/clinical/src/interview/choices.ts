import { affirmedWords } from '../reader/answers/denied';
import { type WordPattern, wordPattern } from '../reader/answers/frames';
import type { Token } from '../reader/tokenize';
import { checklist } from './checklists';
import { CHOICE_QUESTIONS, type ChoiceQuestion, type ChoiceRow } from './choice-table';

const byId = new Map(CHOICE_QUESTIONS.map((question) => [question.id, question]));

export function choiceQuestion(id: string | undefined): ChoiceQuestion | undefined {
  return id === undefined ? undefined : (byId.get(id) ?? checklist(id));
}

/** Words of an item that follow one another. */
type ItemPattern = readonly WordPattern[];

const itemsOf = (words: string): ItemPattern[] =>
  words.split('|').map((item) => item.split(' ').map((word) => wordPattern(word)));
const patterns = new Map<ChoiceRow, { all: ItemPattern[][]; not: ItemPattern[] }>(
  CHOICE_QUESTIONS.flatMap(({ choices }) =>
    choices.map((row) => [row, { all: row.words.map(itemsOf), not: row.not ? itemsOf(row.not) : [] }] as const),
  ),
);

/** The tapped choices, matched by label in either language and separated by ";"; empty if the text contains anything else. */
export function tappedChoices({ choices }: ChoiceQuestion, text: string): ChoiceRow[] {
  const rows = text.split(';').map((part) => {
    const answer = part.trim().toLowerCase();
    return choices.find(({ label }) => [label.en, label.sw].some((form) => form.toLowerCase() === answer));
  });
  return rows.every((row) => row !== undefined) ? rows : [];
}

const SHORTEST_START = 2;

/** The choice whose label in either language begins with the words of the answer: "ni ile ile" of "ni ile ile muda wote". */
export function startedChoice({ choices }: ChoiceQuestion, text: string): ChoiceRow | null {
  const answer = text.trim().toLowerCase();
  if (answer.split(/\s+/).length < SHORTEST_START) return null;
  const rows = choices.filter(({ label }) =>
    [label.en, label.sw].some((form) => form.toLowerCase().startsWith(`${answer} `)),
  );
  return rows.length === 1 ? (rows[0] ?? null) : null;
}

/**
 * The choices that a free-text answer mentions, preferring those with most required words: "low on the right" is not
 * "low". `bare`: words that say nothing by themselves, such as "very".
 */
export function mentionedChoices(
  question: ChoiceQuestion,
  tokens: readonly Token[],
  bare: ReadonlySet<string> = NO_WORDS,
): ChoiceRow[] {
  const words = affirmedWords(tokens).filter((word) => !bare.has(word));
  const texts = tokens.map(({ text }) => text);
  const says = (item: ItemPattern) =>
    item.length === 1 ? words.some((word) => item[0]?.(word) === 1) : follows(item, texts);
  const fitting = question.choices.filter((row) => {
    const own = patterns.get(row);
    return own?.all.every((oneOf) => oneOf.some(says)) && !own.not.some(says);
  });
  const most = Math.max(0, ...fitting.map(({ words: lists }) => lists.length));
  return fitting.filter(({ words: lists }) => lists.length === most);
}

const NO_WORDS: ReadonlySet<string> = new Set();

/** "Can't bear": the words stand one after the other, a negation among them included. */
const follows = (item: ItemPattern, texts: readonly string[]) =>
  texts.some((_, at) => item.every((pattern, i) => pattern(texts[at + i] ?? '') === 1));
