import type { Case } from '../case/case';
import { findingById } from '../knowledge';
import { deniesItself, askedWords, type AskedWords, repeatOf } from '../reader/answers/question-words';
import { findMarks, has } from '../reader/answers/marks';
import { namedPeople } from '../reader/people/relations';
import { itemsOf } from '../reader/answers/words';
import type { ReadFinding } from '../reader/document';
import type { Token } from '../reader/tokenize';
import type { ChoiceQuestion, ChoiceRow } from './choice-table';

const NEGATION = new Set(itemsOf('negation'));
const SUBJECT = new Set(itemsOf('subject'));
const COMMON = new Set(itemsOf('common'));
/** A danger is named by more than this part of the words of its name, any other item by one word. */
const MORE_OF_DANGER = 0.5;
const SHORTEST = 3;

interface Answer {
  tokens: readonly Token[];
  /** what was read in the answer as findings: their words name no other item */
  findings: readonly ReadFinding[];
  /** findings that are present: their words do not tell the items of the list apart */
  known: readonly string[];
  /** the patient */
  who: Case['who'];
}

/**
 * The items of a checklist that an answer names by words that no other item of the list has: "yes, at night" names
 * "getting up at night to pass urine". A clause with a negation, or mostly about something else, names nothing.
 */
export function namedItems({ choices }: ChoiceQuestion, { tokens, findings, known, who }: Answer): ChoiceRow[] {
  const items = choices.map((row) => ({ row, words: wordsOf(row) }));
  const before = known.map((id) => nameWords(id));
  const marks = findMarks(tokens);
  const isDenial = (at: number) => marks.some((mark) => mark.start === at && has(mark, 'no', 'deny'));
  const isContent = ({ text, kind, start, end }: Token, i: number) =>
    kind === 'word' &&
    text.length >= SHORTEST &&
    !SUBJECT.has(text) &&
    !COMMON.has(text) &&
    !before.some((words) => repeatOf(text, words) !== null) &&
    !findings.some((found) => start >= found.start && end <= found.end) &&
    !marks.some((mark) => mark.start <= i && i < mark.end && !has(mark, 'circumstance', 'place', 'unable'));
  return clausesOf(tokens).flatMap((clause) => {
    if (
      clause.some(({ token: { text } }) => NEGATION.has(text) || deniesItself(text)) ||
      clause.some(({ at }) => isDenial(at)) ||
      isAboutAnother(clause, who)
    )
      return [];
    const content = clause.filter(({ token, at }) => isContent(token, at)).map(({ token }) => token.text);
    const hits = content.map((word) => items.filter(({ words }) => repeatOf(word, words) !== null));
    const distinctive = hits.filter(({ length }) => length === 1).flat();
    const strange = hits.filter(({ length }) => length === 0).length;
    if (strange > distinctive.length) return [];
    return [...new Set(distinctive.map(({ row }) => row))].filter((row) => isEnough(row, clause, before));
  });
}

type Clause = readonly { token: Token; at: number }[];

/** "My brother has diabetes" says nothing of the patient. */
function isAboutAnother(clause: Clause, who: Case['who']): boolean {
  const { kinds } = namedPeople(clause.map(({ token }) => token));
  return kinds.size > 0 && !kinds.has(who);
}

function clausesOf(tokens: readonly Token[]): Clause[] {
  const clauses: { token: Token; at: number }[][] = [[]];
  tokens.forEach((token, at) => {
    if (token.kind === 'stop' || token.kind === 'comma') clauses.push([]);
    else clauses.at(-1)?.push({ token, at });
  });
  return clauses;
}

/** The words of an item: its name and, unless it asks for the opposite, its question. */
function wordsOf({ findings: [id = ''] }: ChoiceRow): AskedWords {
  const finding = findingById(id);
  if (!finding || finding.asked?.inverted) return nameWords(id);
  const { en, sw } = finding;
  return askedWords({ en: `${en.name}. ${en.ask}`, sw: `${sw.name}. ${sw.ask}` });
}

function nameWords(id: string): AskedWords {
  const finding = findingById(id);
  return askedWords({ en: finding?.en.name ?? '', sw: finding?.sw.name ?? '' });
}

/**
 * "On one side" does not name "weakness of one side": a danger needs more than half of its name, without the words of
 * `known` findings.
 */
function isEnough({ findings: [id = ''] }: ChoiceRow, clause: Clause, known: readonly AskedWords[]): boolean {
  const finding = findingById(id);
  if (finding?.kind !== 'danger') return true;
  return [finding.en.name, finding.sw.name].some((name) => {
    const asked = askedWords({ en: name, sw: '' }).words.filter(({ text }) =>
      known.every((words) => repeatOf(text, words) === null),
    );
    const named = asked.filter(({ text }) => clause.some(({ token }) => repeatOf(token.text, ofWord(text)) !== null));
    return named.length > asked.length * MORE_OF_DANGER;
  });
}

const ofWord = (word: string) => askedWords({ en: word, sw: '' });
