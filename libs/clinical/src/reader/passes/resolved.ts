import { joined, parts } from '../clauses';
import type { Document } from '../document';
import { RESOLVED } from '../grammar/resolved';
import type { Token } from '../tokenize';

/** Adds which tokens are about an illness that is over. */
export const addResolved = (document: Document): Document => ({
  ...document,
  resolved: resolvedScope(document.tokens),
});

/** Whether the finding ends with the illness; others stay relevant. */
export const canBeResolved = (finding: string) => !RESOLVED.neverOver.has(finding);

/** Minimum length of a clause in tokens, and the maximum distance to the words that say it is resolved. */
const SHORTEST = 3;
const LONGEST = 80;

/** Per token: "had malaria last month and now I am fine". Linear in the text. */
function resolvedScope(tokens: readonly Token[]): boolean[] {
  const resolved = new Array<boolean>(tokens.length).fill(false);
  for (const [from, to] of parts(tokens, ({ kind }) => kind === 'stop' || kind === 'comma')) {
    if (to - from < SHORTEST || !RESOLVED.wasIll.test(joined(tokens, from, to))) continue;
    // the clause and the text after it
    const rest = joined(tokens, from, from + LONGEST);
    if (RESOLVED.isOver.test(rest) && !RESOLVED.notOver.test(rest)) resolved.fill(true, from, to);
  }
  return resolved;
}
