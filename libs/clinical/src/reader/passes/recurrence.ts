import type { Document } from '../document';
import { NEGATION } from '../grammar/negation';
import { TEMPORALITY } from '../grammar/temporality';
import type { Token } from '../tokenize';

/** Adds which tokens are about findings that recurred. */
export function addRecurrence(document: Document): Document {
  const inFinding = new Set(document.matches.flatMap(({ at }) => at));
  return { ...document, recurring: recurrence(document.tokens, inFinding) };
}

/** Maximum distance in tokens between "again" and the finding it refers to. */
const REACH = 40;

/**
 * "Two years ago I vomited blood, today again": per token, does a later clause that names no finding say that it
 * recurred? Linear in the text.
 */
function recurrence(tokens: readonly Token[], inFinding: ReadonlySet<number>): boolean[] {
  const again = new Array<boolean>(tokens.length).fill(false);
  let from = 0;
  for (let i = 1; i <= tokens.length; i++) {
    const token = tokens[i];
    const inside = token && token.kind !== 'stop' && token.kind !== 'comma';
    if (inside && !TEMPORALITY.recurrenceTurns.has(token.text)) continue;
    if (saysAgain(tokens, [from, i], inFinding)) again.fill(true, Math.max(0, from - REACH), from);
    from = i;
  }
  return again;
}

function saysAgain(tokens: readonly Token[], [from, to]: [number, number], inFinding: ReadonlySet<number>): boolean {
  const clause = tokens.slice(from, to);
  if (clause.some(({ text }, i) => NEGATION.preNegations.has(text) || inFinding.has(from + i))) return false;
  const words = clause.filter(({ kind }) => kind === 'word').map(({ text }) => text);
  return TEMPORALITY.recurrence.test(` ${words.join(' ')} `);
}
