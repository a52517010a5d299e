import { betweenCommas } from '../reader/clauses';
import type { ReadFinding } from '../reader/document';
import { readAnswer } from '../reader/answers/read-answer';
import { deniesAll, saysNone, saysUnknown } from '../reader/answers/says';
import { readOffTopic } from '../reader/off-topic';
import { readBareDuration } from '../reader/read-duration';
import { numberText } from '../reader/number-text';
import { type Token, tokenize } from '../reader/tokenize';

/** A shorter clause says little. */
const SHORTEST = 3;
/** "Since yesterday evening" */
const LONGEST_TIME = 4;

/**
 * The number of clauses in a free answer to a list of which nothing was read: "my mouth is dry, it is water like a tap"
 * may name an item in other words. A denial, a time, "I don't know" and a question to the service are read.
 */
export function unreadClauses(tokens: readonly Token[], findings: readonly ReadFinding[]): number {
  return betweenCommas(tokens).filter((clause) => {
    const words = clause.filter(({ kind }) => kind === 'word').length;
    const isRead = findings.some(({ start, end }) => clause.some((token) => token.start < end && start < token.end));
    const isTime = words <= LONGEST_TIME && readBareDuration(numberText(clause)) !== null;
    const isAside = saysNone(clause) || deniesAll(clause) || saysUnknown(clause) || readOffTopic('', clause) !== null;
    return words >= SHORTEST && !isRead && !isTime && !isAside;
  }).length;
}

/** "No, it is only drops": one clause after a denial explains it. "Not one drop" does not begin with a denial. */
export function beginsWithNo(text: string): boolean {
  const [first = [], ...others] = betweenCommas(tokenize(text));
  const { answer, basis, answered } = readAnswer(first);
  return others.length > 0 && answer === 'no' && basis === 'particle' && answered === first.length;
}
