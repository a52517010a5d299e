import { findingById } from '../knowledge';
import type { ReadText } from '../reader/read-text';
import { isRelated } from './answer-to';

const MORE = new Set([
  'na',
  'and',
  'pia',
  'also',
  'with',
  'but',
  'lakini',
  'sana',
  'kidogo',
  'like',
  'about',
  'kama',
  'very',
  'a',
  'since',
  'tangu',
]);

/** "Yes I slept with a new partner", asked about the throat: the "yes" belongs to the finding after it, not to the question. */
export function isAboutSomethingElse({ tokens: [first] }: ReadText): boolean {
  return first?.kind === 'word' && !MORE.has(first.text);
}

/** States another finding than the asked one, before a position in the text. */
export const statesSomethingElse = ({ findings }: ReadText, asked: string, before = Infinity) =>
  findings.some(
    ({ finding, state, start }) =>
      start < before && state === 'present' && findingById(finding) !== undefined && !isRelated(finding, asked),
  );
