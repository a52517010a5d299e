import { END_OF_PHRASE, type PhraseElement, type PhraseList, type PhraseTables } from '../knowledge/compiled-data';

/** What a phrase says of which finding. */
type Kind = Omit<PhraseList, 'phrases'>;

export interface Phrase extends Kind {
  elements: PhraseElement[];
}

/**
 * All phrases by their first element. They are kept as the numbers of their elements, which many share: as objects,
 * tens of thousands of phrases take ten times the memory and most of the time of the start.
 */
export class PhraseTable {
  private readonly elements: readonly PhraseElement[];
  /** the numbers of the elements of all phrases, one phrase after the other */
  private readonly elementNumbers: Int32Array;
  /** where each phrase starts, and after the last one its end */
  private readonly starts: number[] = [0];
  private readonly kindOf: Kind[] = [];
  private readonly byFirst = new Map<string, number[]>();

  constructor({ elements, lists }: PhraseTables) {
    this.elements = elements;
    this.elementNumbers = new Int32Array(lists.reduce((sum, { phrases }) => sum + phrases.length, 0));
    let place = 0;
    for (const { phrases, ...kind } of lists)
      for (const number of phrases) {
        if (number === END_OF_PHRASE) this.endPhrase(kind, place);
        else this.elementNumbers[place++] = number;
      }
  }

  private endPhrase(kind: Kind, end: number): void {
    const start = this.starts.at(-1) ?? 0;
    const phrase = this.kindOf.push(kind) - 1;
    this.starts.push(end);
    const first = this.elementAt(start).key;
    const sameFirst = this.byFirst.get(first);
    if (sameFirst) sameFirst.push(phrase);
    else this.byFirst.set(first, [phrase]);
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
    const element = this.elements[this.elementNumbers[place] ?? -1];
    if (!element) throw new Error('A phrase has no element at this place.');
    return element;
  }

  private phrase(phrase: number, start: number, end: number): Phrase {
    const kind = this.kindOf[phrase];
    if (!kind) throw new Error('There is no such phrase.');
    const elements = Array.from({ length: end - start }, (_, i) => this.elementAt(start + i));
    // a negation before the phrase does not apply to one that has its own
    return { ...kind, fixed: kind.fixed || elements.some(({ negation }) => negation), elements };
  }
}
