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

const JOINERS = new Set(['na', 'and']);

/**
 * "Yes I slept with a new partner", asked about the throat: the "yes" belongs to the finding after it, not to the question.
 * "Yes it itches and swallowing is hard" answers first.
 */
export function isAboutSomethingElse(read: ReadText, asked: string): boolean {
  const { tokens } = read;
  const [first] = tokens;
  const next = tokens.find(({ kind, text }) => kind === 'comma' || kind === 'stop' || JOINERS.has(text));
  return first?.kind === 'word' && !MORE.has(first.text) && statesSomethingElse(read, asked, next?.start);
}

/** States another finding than the asked one, before a position in the text. */
export const statesSomethingElse = ({ findings }: ReadText, asked: string, before = Infinity) =>
  findings.some(
    ({ finding, state, start }) =>
      start < before && state === 'present' && findingById(finding) !== undefined && !isRelated(finding, asked),
  );
