import type { Document, ReadFinding } from '../document';
import { NEGATION } from '../grammar/negation';
import { RELATED_FINDINGS } from '../grammar/related-findings';
import { numberText } from '../number-text';
import { readMeasures } from '../read-measures';
import type { Token } from '../tokenize';

/** Changes findings that mean another one beside others, and adds those that follow from a long duration. */
export function addRelatedFindings(document: Document): Document {
  const { findings, tokens } = document;
  const current = findings.filter((item) => !isOver(item, tokens));
  const all = [...current.map((item) => inContext(item, current)), ...longLasting(current, tokens)];
  return { ...document, findings: withoutDuplicates(all) };
}

/** Incontinence in a fit or faint is no weak bladder. */
function inContext(item: ReadFinding, findings: readonly ReadFinding[]): ReadFinding {
  const rule = RELATED_FINDINGS.inContext.find(({ finding }) => finding === item.finding);
  if (!rule) return item;
  const isBeside = findings.some((other) => other.state === 'present' && rule.beside.has(other.finding));
  return { ...item, finding: isBeside ? rule.becomes : (rule.otherwise ?? item.finding) };
}

/** "I gave birth 6 months ago": no woman in childbed. */
const isOver = ({ finding, start }: ReadFinding, tokens: readonly Token[]) =>
  RELATED_FINDINGS.passing.some(
    (state) => state.finding === finding && daysIn(clauseAt(tokens, start)) > state.untilDays,
  );

const daysIn = (clause: readonly Token[]) => readMeasures(numberText(clause)).durationDays ?? 0;

/** Limits the work for a message that repeats the finding. */
const REPEATED = 4;

/** "Nakohoa kwa mwezi mzima", "a six week history of cough": a long duration in the clause of the finding. */
function longLasting(findings: readonly ReadFinding[], tokens: readonly Token[]): ReadFinding[] {
  return RELATED_FINDINGS.longLasting.flatMap(({ becomes, finding, fromDays }) => {
    if (findings.some((other) => other.finding === becomes)) return [];
    return findings
      .filter((item) => item.finding === finding && item.state === 'present' && !item.past)
      .slice(0, REPEATED)
      .filter(({ start }) => {
        const clause = clauseAt(tokens, start);
        if (clause.some(({ text }) => NEGATION.preNegations.has(text))) return false;
        return daysIn(clause) >= fromDays;
      })
      .map((item) => ({ ...item, finding: becomes }));
  });
}

function clauseAt(tokens: readonly Token[], start: number): readonly Token[] {
  const at = tokens.findIndex((token) => token.start >= start);
  const isEnd = ({ kind }: Token) => kind === 'stop' || kind === 'comma';
  const end = tokens.findIndex((token, i) => i > at && isEnd(token));
  return tokens.slice(tokens.findLastIndex((token, i) => i < at && isEnd(token)) + 1, end < 0 ? undefined : end);
}

/** Several phrases of a finding may match the same words; one is enough. */
function withoutDuplicates(found: readonly ReadFinding[]): ReadFinding[] {
  const byPlace = new Map(found.map((item) => [`${item.finding} ${item.state} ${item.start} ${item.end}`, item]));
  return [...byPlace.values()];
}
