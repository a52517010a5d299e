import type { PhraseElement, PhraseTables } from '../knowledge/compiled-data';
import { BODY_PART_KEYS, findBodyPartComplaints, type Word } from './body-part-complaints';
import { FUNCTION_WORDS } from './grammar/function-words';
import { NEGATION } from './grammar/negation';
import { type Phrase, PhraseTable } from './phrase-table';
import type { Token } from './tokenize';
import { isPersonalVerb } from './swahili-verb';
import { type Fit, Vocabulary } from './vocabulary';

/** A phrase matched in a text: the positions of its tokens, in order. */
export interface PhraseMatch {
  finding: string | null;
  says: 'present' | 'absent';
  fixed: boolean;
  at: number[];
}

const FILLERS_BETWEEN = 3;

const { commonWords, conjunctions, fillers, since } = FUNCTION_WORDS;
const { preNegations, scopeEnds, statementStarts } = NEGATION;

/** Index of all lexicon phrases. Building takes some milliseconds; matching is linear in the text. */
export class PhraseBook {
  private readonly vocabulary = new Vocabulary(new Set([...fillers, ...preNegations, ...scopeEnds, ...commonWords]));
  private readonly table: PhraseTable;

  constructor(phrases: PhraseTables) {
    this.table = new PhraseTable(phrases);
    const keys = phrases.elements.map(({ key }) => key);
    for (const key of keys.slice(0, phrases.falseFriendsFrom)) this.vocabulary.add(key);
    for (const key of BODY_PART_KEYS) this.vocabulary.add(key);
    for (const key of keys.slice(phrases.falseFriendsFrom)) this.vocabulary.add(key);
  }

  /** Whether phrases contain the folded word, literally or in any recognised form. */
  knows(word: string, form: 'literal' | 'any'): boolean {
    return form === 'literal' ? this.vocabulary.isLiteral(word) : this.vocabulary.fit(word).size > 0;
  }

  private fitsOf(token: Token, before: Token | undefined): ReadonlyMap<string, Fit> {
    if (token.kind === 'number') return this.vocabulary.numberFit(token.text);
    return token.kind === 'word' && !isDegree(token, before) ? this.vocabulary.fit(token.text) : NO_FIT;
  }

  /** Every phrase in the text, except those inside a longer one. */
  find(tokens: readonly Token[]): PhraseMatch[] {
    const words: Word[] = tokens.map((token, i) => ({
      token,
      fits: this.fitsOf(token, tokens[i - 1]),
    }));
    const matches: PhraseMatch[] = [];
    // phrases with an element that the text lacks are discarded early: they are the majority
    const presentKeys = new Set(words.flatMap(({ fits }) => [...fits.keys()]));
    const possible = new Map<string, Phrase[]>();
    for (const key of presentKeys) {
      const phrases = this.table.startingWith(key, presentKeys);
      if (phrases.length > 0) possible.set(key, phrases);
    }
    words.forEach(({ fits }, start) => {
      const here: PhraseMatch[] = [];
      for (const key of fits.keys()) {
        for (const phrase of possible.get(key) ?? []) {
          const match = matchFrom(words, start, phrase);
          if (match && !here.some((other) => isSame(other, match))) here.push(match);
        }
      }
      for (const match of here) matches.push(match);
    });
    return withoutContained([...matches, ...complaintsOfBodyParts(words)], tokens);
  }
}

/** "A bit hot" is no bite. */
const isDegree = ({ text }: Token, before: Token | undefined) =>
  FUNCTION_WORDS.degreeNouns.has(text) && FUNCTION_WORDS.beforeDegreeNouns.has(before?.text ?? '');

/** Several phrases of a finding may match the same words; one match is enough. */
const isSame = (one: PhraseMatch, other: PhraseMatch) =>
  one.finding === other.finding &&
  one.says === other.says &&
  one.fixed === other.fixed &&
  one.at.length === other.at.length &&
  one.at.every((place, i) => place === other.at[i]);

/** A body part with its complaint, as a two-word phrase. */
function complaintsOfBodyParts(words: readonly Word[]): PhraseMatch[] {
  return findBodyPartComplaints(words).map(({ finding, denied, at }) => ({
    finding,
    says: denied ? 'absent' : 'present',
    fixed: denied,
    at,
  }));
}

const NO_FIT: ReadonlyMap<string, Fit> = new Map();

function matchFrom(words: readonly Word[], start: number, phrase: Phrase): PhraseMatch | null {
  const at: number[] = [];
  let from = start;
  let denied = false;
  for (const element of phrase.elements) {
    const next = at.length === 0 ? start : nextPlace(words, from, element);
    if (next === null) return null;
    denied ||= words[next]?.fits.get(element.key) === 'denies';
    at.push(next);
    from = next + 1;
  }
  if (!denied) return { finding: phrase.finding, says: phrase.says, fixed: phrase.fixed, at };
  return { finding: phrase.finding, says: phrase.finding === null ? 'present' : 'absent', fixed: true, at };
}

/** "Hana shinikizo la damu na anakohoa": a personal verb after "and" starts a new statement. */
const beginsStatement = (word: string) => statementStarts.has(word) || isPersonalVerb(word);

/** "Pain in my belly and a bad discharge": the adjective after "and" belongs to the noun that follows it. */
function beginsNoun(words: readonly Word[], start: number): boolean {
  const at = FUNCTION_WORDS.articles.has(words[start]?.token.text ?? '') ? start + 1 : start;
  const next = words[at + 1]?.token;
  const isAdjective = NEGATION.degrees.has(words[at]?.token.text ?? '');
  return isAdjective && next?.kind === 'word' && !FUNCTION_WORDS.fillers.has(next.text) && !scopeEnds.has(next.text);
}

/** The next matching token, skipping fillers and, where the phrase allows a gap, a few other words. */
function nextPlace(words: readonly Word[], from: number, { key, gap, close }: PhraseElement): number | null {
  let others = gap;
  let fillersLeft = FILLERS_BETWEEN;
  for (let i = from; i < words.length; i++) {
    const word = words[i];
    if (!word || word.token.kind === 'stop' || (word.token.kind === 'comma' && close)) return null;
    const { text } = word.token;
    if (conjunctions.has(text) && (beginsStatement(words[i + 1]?.token.text ?? '') || beginsNoun(words, i + 1)))
      return null;
    if (word.token.kind === 'comma') continue;
    if (word.fits.has(key)) return i;
    if (fillers.has(text) && fillersLeft-- > 0) continue;
    if (others-- <= 0 || since.has(text) || scopeEnds.has(text) || preNegations.has(text)) return null;
  }
  return null;
}

/**
 * Removes phrases contained in a longer one ("homa" in "homa ya manjano"). A phrase's own negation is ignored for
 * this: "hana damu" (pale) is not meant in "hana damu kwenye choo".
 */
function withoutContained(matches: readonly PhraseMatch[], tokens: readonly Token[]): PhraseMatch[] {
  const isDenial = (i: number) => preNegations.has(tokens[i]?.text ?? '');
  const byToken = new Map<number, PhraseMatch[]>();
  for (const match of matches) {
    for (const i of match.at) {
      const sameToken = byToken.get(i);
      if (sameToken) sameToken.push(match);
      else byToken.set(i, [match]);
    }
  }
  return matches.filter((match) => {
    const contentTokens = match.at.filter((i) => !isDenial(i));
    const overlapping = byToken.get(contentTokens[0] ?? match.at[0] ?? -1) ?? [];
    return !overlapping.some(
      (other) => other !== match && (covers(other, match) || coversContent(other, match, contentTokens)),
    );
  });
}

function covers(longer: PhraseMatch, shorter: PhraseMatch): boolean {
  if (longer.at.length < shorter.at.length) return false;
  if (!shorter.at.every((i) => longer.at.includes(i))) return false;
  if (longer.at.length > shorter.at.length) return true;
  // same words: a false friend wins over a finding
  return longer.finding === null && shorter.finding !== null;
}

/** A negative phrase whose words other than the negation belong to a longer phrase of another finding. */
function coversContent(longer: PhraseMatch, shorter: PhraseMatch, contentTokens: readonly number[]): boolean {
  if (!shorter.fixed || longer.fixed || contentTokens.length === 0 || contentTokens.length === shorter.at.length)
    return false;
  return longer.at.length > contentTokens.length && contentTokens.every((i) => longer.at.includes(i));
}
