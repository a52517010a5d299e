import { DECOYS } from '../lexicon/decoys';
import { FILLERS, NEGATIONS, SCOPE_ENDS, STATEMENT_STARTS } from '../lexicon/function-words';
import { type LexiconTable } from '../lexicon/schema';
import { findFrames, FRAME_KEYS, type Word } from './frames';
import { compilePhrase, holdsNegation, type PhraseElement, splitPhrases } from './compile-pattern';
import type { Token } from './tokenize';
import { isPersonalVerb } from './swahili-verb';
import { type Fit, Vocabulary } from './vocabulary';

/** `finding` null: a phrase that looks like a finding and is none. `says` is what the phrase means by itself. */
interface Phrase {
  finding: string | null;
  says: 'present' | 'absent';
  /** holds its own "no": a denial before it is not about it */
  fixed: boolean;
  elements: PhraseElement[];
}

/** A phrase found in a text: the positions of its tokens, in order. */
export interface PhraseMatch {
  finding: string | null;
  says: 'present' | 'absent';
  fixed: boolean;
  at: number[];
}

const FILLERS_BETWEEN = 3;
/** "Natapika tangu asubuhi" is not "natapika asubuhi": when it began is no part of what it is. */
const SINCE = new Set(['tangu', 'kuanzia', 'toka', 'since']);
const AND = new Set([',', 'and', 'na']);
const MORE_WORDS = new Set(
  'cannot breathe breath breast about should people please doctor because really another through thought tomorrow family brother sister mother father friend pole kila ameletwa aliletwa ameleta burying buried burial poking'.split(
    ' ',
  ),
);

/** All phrases of the lexicon, ready to be looked for. Building takes some milliseconds; reading is linear in the text. */
export class PhraseBook {
  private readonly vocabulary = new Vocabulary(new Set([...FILLERS, ...NEGATIONS, ...SCOPE_ENDS, ...MORE_WORDS]));
  private readonly byFirst = new Map<string, Phrase[]>();

  constructor(lexicon: LexiconTable) {
    for (const [finding, { en = '', sw = '', lack = '', well = '' }] of Object.entries(lexicon)) {
      this.addAll(`${en};${sw}`, { finding, says: 'present', fixed: false });
      this.addAll(lack, { finding, says: 'present', fixed: true });
      this.addAll(well, { finding, says: 'absent', fixed: true });
    }
    for (const key of FRAME_KEYS) this.vocabulary.add(key);
    this.addAll(DECOYS, { finding: null, says: 'present', fixed: true });
  }

  private addAll(text: string, phrase: Omit<Phrase, 'elements'>): void {
    for (const written of splitPhrases(text)) {
      const elements = compilePhrase(written);
      const first = elements[0];
      if (!first) continue;
      for (const { key } of elements) this.vocabulary.add(key);
      const fixed = phrase.fixed || holdsNegation(elements);
      const kept = { ...phrase, fixed, elements };
      const there = this.byFirst.get(first.key);
      if (there) there.push(kept);
      else this.byFirst.set(first.key, [kept]);
    }
  }

  /** Whether a folded word is one that phrases are made of: as it stands, or in any form that they are read in. */
  knows(word: string, form: 'literal' | 'any'): boolean {
    return form === 'literal' ? this.vocabulary.isLiteral(word) : this.vocabulary.fit(word).size > 0;
  }

  /** Every phrase in the text, but those that lie wholly within a longer one. */
  find(tokens: readonly Token[]): PhraseMatch[] {
    const words: Word[] = tokens.map((token) => ({
      token,
      fits: token.kind === 'word' ? this.vocabulary.fit(token.text) : NO_FIT,
    }));
    const matches: PhraseMatch[] = [];
    // most phrases that begin with a word of the text go on with one that it does not have
    const there = new Set(words.flatMap(({ fits }) => [...fits.keys()]));
    const possible = new Map<string, Phrase[]>();
    for (const key of there) {
      const phrases = this.byFirst
        .get(key)
        ?.filter(({ elements }) => elements.every((element) => there.has(element.key)));
      if (phrases && phrases.length > 0) possible.set(key, phrases);
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
    return withoutContained([...matches, ...framed(words)], tokens);
  }
}

/** Several phrases of a finding fit the same words: one of them is enough. */
const isSame = (one: PhraseMatch, other: PhraseMatch) =>
  one.finding === other.finding &&
  one.says === other.says &&
  one.fixed === other.fixed &&
  one.at.length === other.at.length &&
  one.at.every((place, i) => place === other.at[i]);

/** A part of the body with what is wrong with it, as a phrase of two words. */
function framed(words: readonly Word[]): PhraseMatch[] {
  return findFrames(words).map(({ finding, denied, at }) => ({
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

/** "Hana shinikizo la damu na anakohoa": a person's verb after an "and" states something of its own. */
export const beginsAnew = (word: string) => STATEMENT_STARTS.has(word) || isPersonalVerb(word);

/** The next token that fits, over small words and, where the phrase allows it, over a few others. */
function nextPlace(words: readonly Word[], from: number, { key, gap, close }: PhraseElement): number | null {
  let others = gap;
  let fillers = FILLERS_BETWEEN;
  for (let i = from; i < words.length; i++) {
    const word = words[i];
    if (!word || word.token.kind === 'stop' || (word.token.kind === 'comma' && close)) return null;
    const { text } = word.token;
    if (AND.has(text) && beginsAnew(words[i + 1]?.token.text ?? '')) return null;
    if (word.token.kind === 'comma') continue;
    if (word.fits.has(key)) return i;
    if (FILLERS.has(text) && fillers-- > 0) continue;
    if (others-- <= 0 || SINCE.has(text) || SCOPE_ENDS.has(text) || NEGATIONS.has(text)) return null;
  }
  return null;
}

/**
 * A phrase whose words are all words of a longer phrase says nothing of its own ("homa" in "homa ya manjano"). The "no" of a
 * phrase does not count there: "hana damu" (pale) is not meant in "hana damu kwenye choo".
 */
function withoutContained(matches: readonly PhraseMatch[], tokens: readonly Token[]): PhraseMatch[] {
  const isDenial = (i: number) => NEGATIONS.has(tokens[i]?.text ?? '');
  const byToken = new Map<number, PhraseMatch[]>();
  for (const match of matches) {
    for (const i of match.at) {
      const there = byToken.get(i);
      if (there) there.push(match);
      else byToken.set(i, [match]);
    }
  }
  return matches.filter((match) => {
    const telling = match.at.filter((i) => !isDenial(i));
    const there = byToken.get(telling[0] ?? match.at[0] ?? -1) ?? [];
    return !there.some((other) => other !== match && (covers(other, match) || coversTelling(other, match, telling)));
  });
}

function covers(longer: PhraseMatch, shorter: PhraseMatch): boolean {
  if (longer.at.length < shorter.at.length) return false;
  if (!shorter.at.every((i) => longer.at.includes(i))) return false;
  if (longer.at.length > shorter.at.length) return true;
  // the same words: a phrase that means "none" wins, and one that holds its own "no" wins over one that does not
  return longer.finding === null && shorter.finding !== null;
}

/** A phrase with a "no" of its own, of which all but the "no" belongs to a longer name of something else. */
function coversTelling(longer: PhraseMatch, shorter: PhraseMatch, telling: readonly number[]): boolean {
  if (!shorter.fixed || longer.fixed || telling.length === 0 || telling.length === shorter.at.length) return false;
  return longer.at.length > telling.length && telling.every((i) => longer.at.includes(i));
}
