import type { CompiledPhrases, PhraseList } from '../knowledge/compiled-data';
import { containsNegation, PatternCompiler, type PhraseElement } from './compile-pattern';

/** `finding` is null for a false friend (looks like a finding but is none). `says` is the state the phrase itself asserts. */
export interface Phrase {
  finding: string | null;
  says: 'present' | 'absent';
  /** contains its own negation, so a preceding negation does not apply to it */
  fixed: boolean;
  elements: PhraseElement[];
}

/**
 * All phrases by their first element. They are kept as the numbers of their elements, which many share: as objects,
 * tens of thousands of phrases take ten times the memory and most of the time of the start.
 */
export class PhraseTable {
  private readonly compiler: PatternCompiler;
  /** the numbers of the elements of all phrases, one phrase after the other */
  private readonly elementNumbers: Uint32Array;
  /** where each phrase starts, and after the last one its end */
  private readonly starts: number[] = [0];
  private readonly listOf: PhraseList[] = [];
  private readonly byFirst = new Map<string, number[]>();

  constructor({ words, lists }: CompiledPhrases) {
    this.compiler = new PatternCompiler(words);
    this.elementNumbers = new Uint32Array(lists.reduce((sum, { phrases }) => sum + phrases.length, 0));
  }

  /** Adds the phrases of a list. @returns the keys of the elements that no earlier phrase has */
  add(list: PhraseList): string[] {
    const { elements } = this.compiler;
    const before = elements.length;
    let phrase: number[] = [];
    for (const word of list.phrases) {
      if (word !== 0) {
        phrase.push(word);
        continue;
      }
      this.addPhrase(list, this.compiler.compile(phrase));
      phrase = [];
    }
    return elements.slice(before).map(({ key }) => key);
  }

  private addPhrase(list: PhraseList, numbers: readonly number[]): void {
    const first = this.compiler.elements[numbers[0] ?? -1];
    if (!first) return;
    const phrase = this.listOf.push(list) - 1;
    const start = this.starts[phrase] ?? 0;
    this.elementNumbers.set(numbers, start);
    this.starts.push(start + numbers.length);
    const sameFirst = this.byFirst.get(first.key);
    if (sameFirst) sameFirst.push(phrase);
    else this.byFirst.set(first.key, [phrase]);
  }

  /** The phrases that start with the element and have no element but the given. */
  startingWith(first: string, keys: ReadonlySet<string>): Phrase[] {
    const phrases: Phrase[] = [];
    for (const phrase of this.byFirst.get(first) ?? []) {
      const start = this.starts[phrase] ?? 0;
      const end = this.starts[phrase + 1] ?? start;
      let at = start;
      while (at < end && keys.has(this.elementAt(at).key)) at++;
      if (at === end) phrases.push(this.phrase(phrase, start, end));
    }
    return phrases;
  }

  private elementAt(place: number): PhraseElement {
    const element = this.compiler.elements[this.elementNumbers[place] ?? -1];
    if (!element) throw new Error('A phrase has no element at this place.');
    return element;
  }

  private phrase(phrase: number, start: number, end: number): Phrase {
    const list = this.listOf[phrase];
    if (!list) throw new Error('There is no such phrase.');
    const elements = Array.from({ length: end - start }, (_, i) => this.elementAt(start + i));
    return {
      finding: list.finding,
      says: list.says,
      fixed: list.fixed || containsNegation(elements),
      elements,
    };
  }
}
