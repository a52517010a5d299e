import type { PhraseMatch } from './phrase-book';
import type { Measures } from './read-measures';
import type { Token } from './tokenize';

/** The experiencer of a word (ConText), 'open' until the text names one. */
export type Experiencer = 'open' | 'self' | 'child' | 'kin' | 'outsider';

/** A finding in one text. `start` and `end` are positions in the original text. */
export interface ReadFinding {
  finding: string;
  state: 'present' | 'absent';
  /** 1, or 0.5 for "a bit" or "maybe" */
  weight: number;
  experiencer: Experiencer;
  past: boolean;
  start: number;
  end: number;
}

/** For each token whether it is in the scope of a modifier. */
type Scope = readonly boolean[];

/** A text while it is read. Each pass returns it with what the pass found. */
export interface Document {
  tokens: readonly Token[];
  /** the folded words, with numbers as digits */
  line: string;
  matches: readonly PhraseMatch[];
  /** in the scope of a negation; without the negations inside phrases that assert a finding */
  negated: Scope;
  /** in the scope of any negation */
  afterNegation: Scope;
  /** inside "not that he …" */
  inNegatedClause: Scope;
  who: readonly Experiencer[];
  historical: Scope;
  /** in a clause with a past date, even if the finding goes on */
  dated: Scope;
  /** historical by explicit words: years ago, in childhood */
  longAgo: Scope;
  /** recurred after a historical statement */
  recurring: Scope;
  hypothetical: Scope;
  /** only suspected by the writer */
  suspected: Scope;
  /** only what something is like: "like somebody burnt me" */
  compared: Scope;
  /** the same, and what it may really be: "it looks like a snake bite" */
  likened: Scope;
  /** about no current patient: general questions, films, animals, suppositions */
  general: Scope;
  resolved: Scope;
  findings: readonly ReadFinding[];
  /** the patient of the consultation, if the text names another person besides */
  known: Experiencer | null;
  patient: Experiencer;
  ageYears: number | null;
  sex: 'male' | 'female' | null;
  measures: Measures;
}

/** One step of reading. */
export type Pass = (document: Document) => Document;
