import type { PhraseElement } from '../../knowledge/compiled-data';
import { elementKey, foldAtom } from '../../reader/element-key';
import { FUNCTION_WORDS } from '../../reader/grammar/function-words';
import { NEGATION } from '../../reader/grammar/negation';
import { SPELLING } from '../../reader/grammar/spelling';

const GAP_WORDS = 3;

/** "Do|does" followed by "not" is "dont|doesnt|not", as texts are read and as people leave the verb out; null for other words. */
function contractionOf(text: string): string | null {
  const verbs = text.split('|').map(foldAtom);
  if (!verbs.every((verb) => SPELLING.contractedBefore.has(verb))) return null;
  const joined = verbs.map((verb) => verb + SPELLING.contraction).map((verb) => SPELLING.contractions[verb] ?? verb);
  const { not, notForms } = FUNCTION_WORDS;
  return [...new Set([...joined, ...(joined.some((verb) => notForms.has(verb)) ? notForms : not)])].join('|');
}

type Skipped = 'filler' | 'article';

/** A word of patterns, as many phrases share it: "mguu|miguu", "=wake", "...". */
class PatternWord {
  readonly key: string;
  readonly gap: number;
  private readonly skipped: Readonly<Record<Skipped, boolean>>;
  readonly negation: boolean;

  constructor(readonly text: string) {
    const isRequired = text.startsWith('=');
    this.gap = text === '...' || text === '..' ? GAP_WORDS : 0;
    this.key = this.gap > 0 ? '' : elementKey(isRequired ? text.slice(1) : text);
    const { fillers, degreeFillers, articles } = FUNCTION_WORDS;
    this.skipped = {
      filler: !isRequired && fillers.has(this.key) && !degreeFillers.has(this.key),
      article: !isRequired && articles.has(this.key),
    };
    this.negation = this.key.split('|').some((atom) => NEGATION.preNegations.has(atom));
  }

  isContent(skipped: Skipped): boolean {
    return this.key !== '' && !this.skipped[skipped];
  }
}

/** Elements of a word by the gap before it: none or some, with a comma or without. */
const FORMS = 4;

/** Compiles phrases, which are written as numbers of their words, to numbers of elements that they share. */
export class PatternCompiler {
  /** the elements by number */
  readonly elements: PhraseElement[] = [];
  private readonly words: readonly PatternWord[];
  private readonly numbers: Int32Array;
  /** number of "not", and of "didnt" by that of "did", as they are one word in texts */
  private readonly negation: number;
  private readonly contracted: ReadonlyMap<number, number>;

  constructor(words: readonly string[]) {
    const contractions = words.flatMap((text, number) => {
      const contraction = contractionOf(text);
      return contraction === null ? [] : [{ number, contraction }];
    });
    this.words = [...words, ...contractions.map(({ contraction }) => contraction)].map((text) => new PatternWord(text));
    this.numbers = new Int32Array(this.words.length * FORMS).fill(-1);
    this.negation = words.indexOf(SPELLING.negation);
    this.contracted = new Map(contractions.map(({ number }, i) => [number, words.length + i]));
  }

  /**
   * The numbers of the elements of a phrase. Filler words are ignored ("pain in the chest" is "pain chest"), unless
   * only one other word would remain: "nina joto" is not "joto".
   */
  compile(written: readonly number[]): number[] {
    const phrase = written.includes(this.negation) ? this.withContractions(written) : written;
    const contentWords = phrase.filter((number) => this.words[number]?.isContent('filler')).length;
    const skipped = contentWords > 1 ? 'filler' : 'article';
    const elements: number[] = [];
    let gap = 0;
    let close = true;
    for (const number of phrase) {
      const word = this.words[number];
      if (!word) continue;
      if (word.gap > 0) {
        gap = word.gap;
        close = word.text === '..';
        continue;
      }
      if (!word.isContent(skipped)) continue;
      elements.push(elements.length === 0 ? this.element(number, 0, true) : this.element(number, gap, close));
      gap = 0;
      close = true;
    }
    return elements;
  }

  private withContractions(phrase: readonly number[]): number[] {
    const joins = (i: number) => phrase[i] === this.negation && this.contracted.has(phrase[i - 1] ?? -1);
    return phrase.flatMap((number, i) => {
      if (joins(i)) return [];
      return joins(i + 1) ? (this.contracted.get(number) ?? number) : number;
    });
  }

  private element(word: number, gap: number, close: boolean): number {
    const form = word * FORMS + (gap > 0 ? 2 : 0) + (close ? 1 : 0);
    const known = this.numbers[form] ?? -1;
    if (known >= 0) return known;
    const { key = '', negation = false } = this.words[word] ?? {};
    const number = this.elements.push({ key, gap, close, negation }) - 1;
    this.numbers[form] = number;
    return number;
  }
}
