import type { Bilingual } from '@afya/contracts';
import type { Token } from '../tokenize';
import { findMarks, has } from './marks';
import { askedWords, repeatOf } from './question-words';
import { itemsOf } from './words';

const SUBJECT = new Set(itemsOf('subject'));
/** Words of a circumstance after its first: "when I bend down", "after eating" */
const REACH = 3;

/**
 * Per token: does it only say when or with what the asked thing comes ("nikiinama", "when I bend")? A phrase with
 * such a word is a detail of the answer and no new complaint.
 */
export function circumstances(tokens: readonly Token[]): boolean[] {
  const inside = tokens.map(() => false);
  for (const mark of findMarks(tokens)) {
    if (!has(mark, 'circumstance')) continue;
    inside.fill(true, mark.start, mark.end);
    // a subject right after "when" belongs to it, a later one begins the main clause
    const from = SUBJECT.has(tokens[mark.end]?.text ?? '') ? mark.end + 1 : mark.end;
    for (let i = from; i < Math.min(tokens.length, from + REACH); i++) {
      const { kind, text = '' } = tokens[i] ?? {};
      if (kind === 'stop' || kind === 'comma' || SUBJECT.has(text)) break;
      inside[i] = true;
    }
  }
  return inside;
}

/** Per token: does it repeat a word of the question, or only say how much? */
export function echoes(tokens: readonly Token[], question: Bilingual): boolean[] {
  const asked = askedWords(question);
  const degrees = findMarks(tokens).filter((mark) => has(mark, 'intensifier', 'somewhat', 'often'));
  return tokens.map(
    ({ text }, i) =>
      asked.all.has(text) || repeatOf(text, asked) !== null || degrees.some(({ start, end }) => start <= i && i < end),
  );
}
