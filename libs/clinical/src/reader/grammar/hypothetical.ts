import { defineGrammar } from './define';
import { anyPattern, findingIds, patterns, phrases, wordPatterns, words } from './types';

/** What might happen, or is asked in general (ConText: hypothetical). */
export const HYPOTHETICAL = defineGrammar('hypothetical', {
  hypothetical: phrases,
  eachTime: words,
  compared: phrases,
  suspectedBefore: words,
  feltBefore: words,
  imaginedPersons: words,
  firstPersonNow: wordPatterns,
  believed: phrases,
  turnedOut: words,
  imagined: findingIds,
  suspectable: findingIds,
  foreseen: findingIds,
  futureTense: wordPatterns,
  futureBefore: words,
  signsOf: phrases,
  having: words,
  suspected: phrases,
  prevention: phrases,
  afterPrevented: words,
  generalQuestions: patterns,
  alwaysGeneral: patterns,
  ownIllness: anyPattern,
  happening: anyPattern,
  turns: words,
  suppositions: patterns,
  suppositionEnds: words,
  nobodyIll: patterns,
  illAnyway: anyPattern,
});
