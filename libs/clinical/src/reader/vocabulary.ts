import { SPELLING } from './grammar/spelling';
import { prefixForm, verbForm } from './swahili-verb';

/** How a word matches a phrase element; 'denies' if the word is a negative verb form. */
export type Fit = 'affirms' | 'denies';

const SHORTEST_CORRECTED = 6;
const LONGEST_CORRECTED = 18;
/** Longer "words" are run together or are not words. */
const LONGEST_READ = 40;
const SHORTEST_BORROWED = 4;
const NO_FIT: ReadonlyMap<string, Fit> = new Map();
const isBorrowed = (verb: string) =>
  (!/[aeiou]$/.test(verb) && !verb.endsWith(SPELLING.notBorrowedEnding)) || SPELLING.borrowedInVowel.has(verb);

const isLikelySlip = (a: string, b: string) =>
  SPELLING.confusedLetters.some((letters) => letters.includes(a) && letters.includes(b));

/**
 * Whether two words of six or more letters differ by one typing error after the first letter: a wrong, missing, added
 * or moved letter.
 */
function isSlip(written: string, meant: string): boolean {
  if (written[0] !== meant[0] || Math.abs(written.length - meant.length) > 1) return false;
  const shortest = Math.min(written.length, meant.length);
  let same = 0;
  while (same < shortest && written[same] === meant[same]) same++;
  let ends = 0;
  while (ends < shortest - same && written.at(-1 - ends) === meant.at(-1 - ends)) ends++;
  const [a, b] = [written.slice(same, written.length - ends), meant.slice(same, meant.length - ends)];
  if (a.length === 1 && b.length === 1) return meant.length > SHORTEST_CORRECTED || isLikelySlip(a, b);
  if (a.length <= 1 && b.length <= 1) return true;
  // one moved letter
  return a.length === b.length && (a.slice(1) === b.slice(0, -1) || a.slice(0, -1) === b.slice(1));
}

const sizeOf = (first: string | undefined, length: number) => `${first}${length}`;

/** All words in phrases, and the phrase elements that a word matches. Built once. */
export class Vocabulary {
  private readonly literal = new Map<string, string[]>();
  private readonly wildcards: { key: string; fits: (word: string) => Fit | null }[] = [];
  /** words long enough for typo correction, by first letter and length */
  private readonly bySize = new Map<string, string[]>();
  private readonly memo = new Map<string, ReadonlyMap<string, Fit>>();
  private readonly keys = new Set<string>();

  constructor(private readonly otherWords: ReadonlySet<string>) {}

  add(key: string): void {
    if (this.keys.has(key)) return;
    this.keys.add(key);
    for (const atom of key.split('|')) {
      if (atom.startsWith('~')) this.wildcards.push({ key, fits: (word) => verbForm(word, atom.slice(1)) });
      else if (atom.startsWith('!')) this.addDenial(key, atom.slice(1));
      else if (atom.endsWith('*')) this.addAffix(key, (word) => word.startsWith(atom.slice(0, -1)));
      else if (atom.startsWith('*')) this.addAffix(key, (word) => word.endsWith(atom.slice(1)));
      else this.addLiteral(key, atom);
    }
  }

  /** "!amka": only the negative forms of the verb. */
  private addDenial(key: string, stem: string): void {
    this.wildcards.push({ key, fits: (word) => (verbForm(word, stem) === 'denies' ? 'affirms' : null) });
  }

  private addAffix(key: string, test: (word: string) => boolean): void {
    this.wildcards.push({ key, fits: (word) => (test(word) ? 'affirms' : null) });
  }

  private addLiteral(key: string, word: string): void {
    const keys = this.literal.get(word);
    if (keys) {
      keys.push(key);
      return;
    }
    this.literal.set(word, [key]);
    if (word.length < SHORTEST_CORRECTED) return;
    const size = sizeOf(word[0], word.length);
    const sameSize = this.bySize.get(size);
    if (sameSize) sameSize.push(word);
    else this.bySize.set(size, [word]);
  }

  /** Whether a phrase contains exactly this word, not another form or spelling. */
  isLiteral(word: string): boolean {
    return this.literal.has(word);
  }

  /** Keys of the phrase elements that contain exactly this number. */
  numberFit(number: string): ReadonlyMap<string, Fit> {
    return new Map((this.literal.get(number) ?? []).map((key) => [key, 'affirms']));
  }

  /** Keys of the phrase elements the word matches. One typing error is accepted in words of six or more letters. */
  fit(word: string): ReadonlyMap<string, Fit> {
    if (word.length > LONGEST_READ) return NO_FIT;
    const cached = this.memo.get(word);
    if (cached) return cached;
    const exact = this.exactFit(word);
    const fits = this.otherWords.has(word) ? exact : new Map([...this.shengFit(word), ...exact]);
    const found = fits.size > 0 || this.otherWords.has(word) ? fits : this.correctedFit(word);
    if (this.memo.size < 20_000) this.memo.set(word, found);
    return found;
  }

  private exactFit(word: string): Map<string, Fit> {
    const fits = new Map<string, Fit>();
    for (const key of this.literal.get(word) ?? []) fits.set(key, 'affirms');
    // "hakuna" means "there is not" and not a form of -kuna (scratch)
    if (this.otherWords.has(word)) return fits;
    for (const { key, fits: test } of this.wildcards) {
      const fit = test(word);
      if (fit) fits.set(key, fit);
    }
    return fits;
  }

  /** "Navomit", "inableed", "haicough": an English verb with a Swahili prefix (Sheng). */
  private shengFit(word: string): ReadonlyMap<string, Fit> {
    if (word.length > LONGEST_CORRECTED || SPELLING.notBorrowed.has(word)) return NO_FIT;
    for (let cut = 2; cut <= word.length - SHORTEST_BORROWED; cut++) {
      const verb = word.slice(cut);
      // Swahili words end in a vowel, so a consonant at the end marks an English verb
      if (!isBorrowed(verb) || this.otherWords.has(verb)) continue;
      const fits = this.exactFit(verb);
      if (fits.size === 0) continue;
      const form = prefixForm(word.slice(0, cut));
      if (form) return new Map([...fits.keys()].map((key) => [key, form]));
    }
    return NO_FIT;
  }

  private correctedFit(word: string): Map<string, Fit> {
    if (word.length < SHORTEST_CORRECTED || word.length > LONGEST_CORRECTED) return new Map();
    const candidates = [-1, 0, 1]
      .flatMap((more) => this.bySize.get(sizeOf(word[0], word.length + more)) ?? [])
      .filter((candidate) => isSlip(word, candidate))
      .sort();
    const meant = candidates[0];
    return meant === undefined ? new Map() : this.exactFit(meant);
  }
}
