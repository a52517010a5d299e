import { z } from 'zod';
import { defineGrammar } from './define';
import { anyPattern, texts, wordPatterns, words } from './types';

/** Chronic illnesses, medicines and allergies. */
export const RECORD = defineGrammar('record', {
  illnessNouns: words,
  medicineNouns: words,
  allergyNouns: words,
  noAllergies: words,
  taking: words,
  takingVerbs: texts,
  notTaking: wordPatterns,
  stoppedMedicine: anyPattern,
  stoppedIt: anyPattern,
  stoppedFor: texts,
  anyAtAll: words,
  nothing: words,
  links: words,
  own: words,
  helped: words,
  ofKind: words,
  ofIllness: words,
  pastIllness: words,
  allergySorts: words,
  joiners: words,
  separators: texts,
  none: z.string(),
});
