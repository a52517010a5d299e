import { BACKGROUND } from '../../knowledge/background';
import type { Document, ReadFinding } from '../document';
import { HYPOTHETICAL } from '../grammar/hypothetical';
import { TEMPORALITY } from '../grammar/temporality';
import type { PhraseMatch } from '../phrase-book';
import type { Token } from '../tokenize';
import { isStatementVerb, isUncertain } from '../statements';
import { beginsWithNegation, negatedBefore, negatesGoodSign, sharesNegation } from './negated-phrases';
import { negatedAfter } from './post-negation';
import { canBeResolved } from './resolved';

/** Makes a finding of each matched phrase that is about a real event, with its state, experiencer and time. */
export function assertFindings(document: Document): Document {
  const findingsAt = findingsByToken(document.matches);
  const findings: ReadFinding[] = [];
  for (const match of document.matches) {
    if (match.finding === null || isUnreal(document, match, match.finding)) continue;
    const isOther = (i: number) => findingsAt.get(i)?.has(match.finding) === false;
    findings.push(asFinding(document, { ...match, finding: match.finding }, isOther));
  }
  return { ...document, findings };
}

/** The findings whose phrases contain the token. */
function findingsByToken(matches: readonly PhraseMatch[]): ReadonlyMap<number, ReadonlySet<string | null>> {
  const findingsAt = new Map<number, Set<string | null>>();
  for (const { at, finding } of matches)
    for (const i of at) findingsAt.set(i, (findingsAt.get(i) ?? new Set()).add(finding));
  return findingsAt;
}

const firstOf = ({ at }: PhraseMatch) => at[0] ?? 0;

/** "It shocks me like a bare electric wire": starts before the comparison, without its "like", and ends in it. */
function reachesIntoPicture(compared: readonly boolean[], { at }: PhraseMatch): boolean {
  const namesIt = at.some((i) => compared[i] !== true && compared[i + 1] === true);
  return compared[at.at(-1) ?? 0] === true && !namesIt;
}

/** "Like a knife": what "it looks like" names is real only for causes that may have gone unseen. */
function isPictured({ compared, likened }: Document, match: PhraseMatch, finding: string): boolean {
  const scope = HYPOTHETICAL.suspectable.has(finding) ? compared : likened;
  return scope[firstOf(match)] === true || reachesIntoPicture(scope, match);
}

/** "Atapofuka?", "will she go blind?": asked or feared for later. */
const isForeseen = (tokens: readonly Token[], { at }: PhraseMatch) =>
  at.some(
    (i) =>
      HYPOTHETICAL.futureTense.test(tokens[i]?.text ?? '') ||
      [1, 2].some((back) => HYPOTHETICAL.futureBefore.has(tokens[i - back]?.text ?? '')),
  );

/** Hypothetical, general, feared for later, only compared, or a chronic illness that is only suspected. */
function isUnreal(document: Document, match: PhraseMatch, finding: string): boolean {
  const { general, hypothetical, suspected, tokens } = document;
  const first = firstOf(match);
  return (
    (HYPOTHETICAL.foreseen.has(finding) && isForeseen(tokens, match)) ||
    hypothetical[first] === true ||
    general[first] === true ||
    (suspected[first] === true && BACKGROUND.has(finding)) ||
    (HYPOTHETICAL.imagined.has(finding) && isPictured(document, match, finding))
  );
}

function asFinding(
  document: Document,
  match: PhraseMatch & { finding: string },
  isOther: (i: number) => boolean,
): ReadFinding {
  const { tokens, who } = document;
  const first = firstOf(match);
  const last = match.at.at(-1) ?? first;
  return {
    finding: match.finding,
    state: stateOf(document, match, isOther),
    weight: isUncertain(tokens, match.at) ? 0.5 : 1,
    experiencer: who[last] ?? 'open',
    past: isPast(document, first, match.finding),
    start: tokens[first]?.start ?? 0,
    end: tokens[last]?.end ?? 0,
  };
}

function isPast(document: Document, first: number, finding: string): boolean {
  const historical = document.historical[first] === true || document.longAgo[first] === true;
  return (
    (historical && !document.recurring[first]) ||
    (document.dated[first] === true && TEMPORALITY.accidents.has(finding)) ||
    (document.resolved[first] === true && canBeResolved(finding))
  );
}

/** Present or absent. `isOther`: is the token part of a phrase of another finding? */
function stateOf(
  { inNegatedClause, negated, tokens }: Document,
  match: PhraseMatch,
  isOther: (i: number) => boolean,
): 'present' | 'absent' {
  const first = firstOf(match);
  if (inNegatedClause[first]) return 'absent';
  if (match.fixed && match.says === 'absent') {
    const reversed = match.at.length === 1 && sharesNegation(tokens, first);
    return reversed || negatesGoodSign(tokens, match.at) ? 'present' : 'absent';
  }
  if (match.fixed && beginsWithNegation(tokens, first)) return match.says;
  const after = negatedAfter(tokens, match.at, isOther);
  if (match.fixed) return after || negatedBefore(tokens, match.at, negated) ? 'absent' : match.says;
  // a statement verb inside the phrase ends the scope of a preceding negation
  const endsScope = (i: number) => isStatementVerb(tokens[i]?.text ?? '') && negated[i] !== true;
  if (negated[first] && !match.at.slice(1).some(endsScope)) return 'absent';
  return after ? 'absent' : match.says;
}
