import { MEDICINES } from './medicines';
import { FUNCTION_WORDS } from './grammar/function-words';
import { NAMES } from './grammar/names';
import { NEGATION } from './grammar/negation';
import { RELATIONS } from './grammar/people';
import { knowsWord } from './passes/match-phrases';
import { collapseLetters } from './tokenize';

/** Start and end positions in the text. */
export interface NameSpan {
  start: number;
  end: number;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const PERSON = `(?:${[...RELATIONS.keys()].map(escaped).join('|')})`;
const PERSON_PLACE = escaped('{person}');
const pattern = (cue: string) =>
  escaped(cue).replaceAll(PERSON_PLACE, PERSON).replaceAll("'", "['’‘]").replaceAll(' ', '[ \\t]+');
/** Longest first: "jina langu ni" before "jina langu". */
const longestFirst = (cues: readonly string[]) => [...cues].sort((a, b) => b.length - a.length).map(pattern);

const CUE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${longestFirst(NAMES.cues).join('|')})(?![\\p{L}\\p{N}])|^[ \\t]*(?:${longestFirst(NAMES.fields).join('|')})[ \\t]*[:=]`,
  'gimu',
);
const TITLE = `(?:(?:${NAMES.titles.join('|')})\\.?[ \\t]+)`;
const BEFORE_NAME = new RegExp(`[ \\t]*[:=,-]?[ \\t]*["'“‘(]?(?:${TITLE}(?=\\p{L}))?`, 'iuy');
const WORD = /\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*/uy;
const GAP = /[ \t]+(?:[A-Z]\.[ \t]*)?/y;
/** First name, middle names, family name. */
const MOST_WORDS = 4;

const NO_NAMES: ReadonlySet<string> = new Set([
  ...NAMES.notNames,
  ...FUNCTION_WORDS.fillers,
  ...NEGATION.preNegations,
  ...NEGATION.scopeEnds,
  ...NEGATION.statementStarts,
  ...RELATIONS.keys(),
]);
const fold = (word: string) =>
  collapseLetters(
    word
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .replace(/[’']/g, ''),
  );

type Case = 'title' | 'lower' | 'upper';
function caseOf(word: string): Case {
  if (word === word.toLowerCase()) return 'lower';
  return word.length > 1 && word === word.toUpperCase() ? 'upper' : 'title';
}

/** After a cue a capitalised word is a name, even if it is spelled like another word ("Aisha", "Nina"). */
function isFirstName(word: string): boolean {
  const folded = fold(word);
  if (caseOf(word) === 'title' || NAMES.alsoNames.has(folded)) return true;
  return folded.length > 1 && !NO_NAMES.has(folded) && !MEDICINES.has(folded) && !knowsWord(folded, 'literal');
}

function isFurtherName(word: string, first: Case, place: number): boolean {
  const folded = fold(word);
  const written = caseOf(word);
  if (NO_NAMES.has(folded) || MEDICINES.has(folded)) return false;
  if (written === 'title') return !knowsWord(folded, 'literal');
  // in lower case a second word may be a family name; a third is probably not a name
  return first === written && place === 1 && folded.length > 2 && !knowsWord(folded, 'any');
}

const at = (sticky: RegExp, text: string, index: number): string | null => {
  sticky.lastIndex = index;
  return sticky.exec(text)?.[0] ?? null;
};

function nameFrom(text: string, from: number): NameSpan | null {
  const start = from + (at(BEFORE_NAME, text, from)?.length ?? 0);
  let end = start;
  let first: Case = 'title';
  for (let place = 0; place < MOST_WORDS; place++) {
    const gap = place === 0 ? '' : at(GAP, text, end);
    const word = gap === null ? null : at(WORD, text, end + gap.length);
    if (gap === null || word === null) break;
    if (!(place === 0 ? isFirstName(word) : isFurtherName(word, first, place))) break;
    if (place === 0) first = caseOf(word);
    end += gap.length + word.length;
  }
  return end > start ? { start, end } : null;
}

/** Finds names of persons after cues such as "my name is", "naitwa", "jina la mtoto ni". */
export function findNames(text: string): NameSpan[] {
  const found: NameSpan[] = [];
  for (const { index, 0: cue } of text.matchAll(CUE)) {
    const span = nameFrom(text, index + cue.length);
    if (span && span.start >= (found.at(-1)?.end ?? 0)) found.push(span);
  }
  return found;
}
