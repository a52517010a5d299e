import type { Token } from '../tokenize';
import type { Mark } from './marks';

export type ShortAnswer = 'yes' | 'no' | 'unknown' | 'somewhat' | null;

/** A clause of an answer: the tokens from `from` up to, not including, `to`. */
export interface Clause {
  tokens: readonly Token[];
  marks: readonly Mark[];
  from: number;
  to: number;
}

/** The meaning of a clause. */
export interface ClauseMeaning {
  /** "yes", "no" or "I don't know" at its start */
  particle: 'yes' | 'no' | 'unknown' | null;
  /** what the rest says */
  rest: ShortAnswer;
  /** the rest repeats a word of the question */
  repeats: boolean;
  /** the rest says that something can or cannot be done, and the question asks that */
  contradicts: boolean;
  /** every word is understood, none is about something else */
  complete: boolean;
  /** the rest only names who or what */
  weak: boolean;
  /** the rest only states that a person or thing is well */
  soft: boolean;
  /** the rest names a time or an occasion */
  times: boolean;
  /** the rest states that the asked symptom is over */
  ended: boolean;
  /** number of tokens of fillers and particles at its start */
  lead: number;
}
