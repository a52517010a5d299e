import {
  BEGAN_WORDS,
  HYPOTHETICAL_PHRASES,
  NEGATIONS,
  NOW_WORDS,
  PAST_PHRASES,
  RECENT_TIMES,
  SUPPOSED_PHRASES,
  WARDED_OFF_PHRASES,
} from '../lexicon/function-words';
import { isStatementVerb } from './scope';
import { collapseLetters, type Token } from './tokenize';

const foldPhrase = (phrase: string) => phrase.split(' ').map(collapseLetters);
const PAST = PAST_PHRASES.map(foldPhrase);
const HYPOTHETICAL = HYPOTHETICAL_PHRASES.map(foldPhrase);
/** "For three weeks", "kwa siku tatu": a duration up to now, unlike "treated for malaria". */
const LASTING = new Set(['for', 'kwa']);
const LENGTH = new Set(
  'a the over about many several past last mwezi mwaka siku wiki miezi miaka muda masa'.split(' '),
);

const SUPPOSED = SUPPOSED_PHRASES.map(foldPhrase);
const SIGNS = ['signs of', 'symptoms of', 'dalili za', 'dalili ya'].map(foldPhrase);
const HAVING = new Set([
  'has',
  'have',
  'having',
  'had',
  'with',
  'shows',
  'showing',
  'nina',
  'ana',
  'ako',
  'niko',
  'kuna',
]);

/** "What are the signs of malaria" reports nothing; "he has signs of malaria" and "no signs of fever" do. */
function asksForSigns(words: readonly string[]): boolean {
  return SIGNS.some(([first, second]) =>
    words.some((word, i) => {
      if (word !== first || words[i + 1] !== second) return false;
      return !words.slice(Math.max(0, i - 3), i).some((before) => HAVING.has(before) || NEGATIONS.has(before));
    }),
  );
}

/** Index of the phrase in the words, or -1. */
function placeOf(words: readonly string[], phrase: readonly string[]): number {
  return words.findIndex((_, i) => phrase.every((part, j) => words[i + j] === part));
}
const holds = (words: readonly string[], phrase: readonly string[]) => placeOf(words, phrase) >= 0;

/** "When I get up", "nikipata choo": a repeated event, not a supposition. */
const EACH_TIME = new Set(['up', 'out', 'cho', 'hedhi', 'mkojo', 'haja', 'cold', 'angry', 'stresed', 'anxious']);

/** Index at which the hypothetical part of a clause starts, or -1. "If I get fever" applies to what follows it. */
function supposesFrom(words: readonly string[]): number {
  if (asksForSigns(words)) return 0;
  const places = HYPOTHETICAL.map((phrase) => {
    const place = placeOf(words, phrase);
    return EACH_TIME.has(words[place + phrase.length] ?? '') ? -1 : place;
  }).filter((place) => place >= 0);
  return places.length === 0 ? -1 : Math.min(...places);
}

const WARDED_OFF = WARDED_OFF_PHRASES.map(foldPhrase);
const NAME_WORDS = 3;
const AFTER_NAME = new Set([
  ',',
  'and',
  'na',
  'now',
  'with',
  'who',
  'has',
  'had',
  'because',
  'but',
  'is',
  'was',
  'when',
]);

/** "A vaccine for yellow fever", "dawa ya kuzuia malaria": the positions of the prevented illness. */
function preventedIllness(words: readonly string[]): number[] {
  return WARDED_OFF.flatMap((phrase) => {
    const place = placeOf(words, phrase);
    if (place < 0) return [];
    const from = place + phrase.length;
    const named = words.slice(from, from + NAME_WORDS);
    const end = named.findIndex((word) => AFTER_NAME.has(word) || isStatementVerb(word));
    return [...named.keys()].slice(0, end < 0 ? named.length : end).map((i) => from + i);
  });
}

/** "Lost consciousness for a day", "was in hospital for a week": a completed duration. */
const ENDED = new Set(['lost', 'admited', 'stayed', 'hospitalised', 'hospitalized']);
const A_YEAR_BEFORE = ['last year', 'year ago', 'years ago', 'mwaka jana'].map(foldPhrase);
const ENDED_WITHIN = 4;

function isCurrent(words: readonly string[]): boolean {
  const yearBefore = A_YEAR_BEFORE.some((phrase) => holds(words, phrase));
  return words.some((word, i) => {
    const ended = words.slice(Math.max(0, i - ENDED_WITHIN), i).some((before) => ENDED.has(before));
    if (LASTING.has(word) && yearBefore && ended) return false;
    if (LASTING.has(word)) return LENGTH.has(words[i + 1] ?? '') || /^\d/.test(words[i + 1] ?? '');
    return BEGAN_WORDS.has(word) || (RECENT_TIMES.has(word) && words[i - 1] !== 'mwaka' && words[i + 1] !== 'ya');
  });
}

const TURNS = new Set(['but', 'lakini', 'ila']);
const PRESENT_HAVING = /^(?:have|am|fel|has|is|cant|isnt|wont|doesnt|dont|hasnt|havent)$/;

/** A comma or "and" before a current statement: "nilipona malaria mwaka jana, nina homa". */
function turnsToNow(tokens: readonly Token[], i: number): boolean {
  const text = tokens[i]?.text ?? '';
  if (text !== ',' && text !== 'and' && text !== 'na') return false;
  const [next, second] = [tokens[i + 1]?.text ?? '', tokens[i + 2]?.text ?? ''];
  if (/^(?:nina|ana|tuna|wana|ako|niko|im|ive|hes|shes|nowadays|lately)$/.test(next)) return true;
  if ((next === 'these' && second === 'days') || (next === 'siku' && second === 'hizi')) return true;
  return /^(?:i|he|she|they|we)$/.test(next) && PRESENT_HAVING.test(second) && tokens[i + 3]?.text !== 'had';
}

/**
 * Temporality per token: `past` for a historical clause, `dated` for any clause with a date, even if the finding
 * continues, `hypothetical` for what might happen, `supposed` for a suspected illness.
 */
export function temporality(
  tokens: readonly Token[],
): Record<'past' | 'dated' | 'hypothetical' | 'supposed', boolean[]> {
  const past: boolean[] = new Array<boolean>(tokens.length).fill(false);
  const hypothetical = [...past];
  const supposed = [...past];
  const dated = [...past];
  const isEnd = (i: number) => tokens[i]?.kind === 'stop' || TURNS.has(tokens[i]?.text ?? '');
  for (const [from, to] of clauses(tokens, (i) => isEnd(i) || turnsToNow(tokens, i))) {
    const words = tokens.slice(from, to).map(({ text }) => text);
    for (const i of preventedIllness(words)) hypothetical[from + i] = true;
    const supposition = supposesFrom(words);
    if (supposition >= 0) hypothetical.fill(true, from + supposition, to);
    if (SUPPOSED.some((phrase) => holds(words, phrase))) supposed.fill(true, from, to);
  }
  for (const [from, to] of clauses(
    tokens,
    (i) => isEnd(i) || turnsToNow(tokens, i) || NOW_WORDS.has(tokens[i]?.text ?? ''),
  )) {
    const words = tokens.slice(from, to).map(({ text }) => text);
    if (!PAST.some((phrase) => holds(words, phrase))) continue;
    dated.fill(true, from, to);
    if (!isCurrent(words)) past.fill(true, from, to);
  }
  return { past, dated, hypothetical, supposed };
}

/** Splits the tokens at the given ends, without empty parts. */
function* clauses(tokens: readonly Token[], ends: (i: number) => boolean): Generator<[number, number]> {
  let from = 0;
  for (let i = 0; i < tokens.length; i++) {
    if (!ends(i)) continue;
    if (i > from + 1 || tokens[from]?.kind !== 'stop') yield [from, i];
    from = i;
  }
  yield [from, tokens.length];
}
