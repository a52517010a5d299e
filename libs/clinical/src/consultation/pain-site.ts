import { type Case, withFinding, withWords } from '../case/case';
import type { Answer } from '../case/take-record';
import { PAIN_OF } from '../reader/grammar/body-parts';

/** Tokens of the longest answer that only names a place. */
const LONGEST_PLACE = 5;

/** "Tumbo", "my head": after the opening question, a body part alone is the place of pain. */
export function applyPainSite(patientCase: Case, { read, text }: Answer): Case {
  if (read.findings.length > 0 || read.tokens.length > LONGEST_PLACE) return patientCase;
  const pain = read.tokens.flatMap(({ text: word }) => PAIN_OF.get(word) ?? [])[0];
  return pain ? withWords(withFinding(patientCase, pain, { state: 'present', weight: 1 }), text) : patientCase;
}
