import { affirmedWords } from '../reader/answers/denied';
import { type WordPattern, wordPattern } from '../reader/answers/frames';
import type { Token } from '../reader/tokenize';
import { checklist } from './checklists';
import { CHOICE_QUESTIONS, type ChoiceQuestion, type ChoiceRow } from './choice-table';

const byId = new Map(CHOICE_QUESTIONS.map((question) => [question.id, question]));

export function choiceQuestion(id: string | undefined): ChoiceQuestion | undefined {
  return id === undefined ? undefined : (byId.get(id) ?? checklist(id));
}

const patternsOf = (words: string) => words.split('|').map(wordPattern);
const patterns = new Map<ChoiceRow, { all: WordPattern[][]; not: WordPattern[] }>(
  CHOICE_QUESTIONS.flatMap(({ choices }) =>
    choices.map((row) => [row, { all: row.words.map(patternsOf), not: row.not ? patternsOf(row.not) : [] }] as const),
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

/** The choices that a free-text answer mentions, preferring those with most required words: "low on the right" is not "low". */
export function mentionedChoices(question: ChoiceQuestion, tokens: readonly Token[]): ChoiceRow[] {
  const words = affirmedWords(tokens);
  const has = (oneOf: readonly WordPattern[]) => oneOf.some((pattern) => words.some((word) => pattern(word) === 1));
  const fitting = question.choices.filter((row) => {
    const own = patterns.get(row);
    return own?.all.every(has) && !has(own.not);
  });
  const most = Math.max(0, ...fitting.map(({ words }) => words.length));
  return fitting.filter(({ words }) => words.length === most);
}
