import type { Document } from '../document';
import { numberText } from '../number-text';
import { type Measures, readMeasures } from '../read-measures';
import { coOccurringFindings } from './co-occurrence';
import { findingsFromCounts } from './numeric-findings';

/** Adds measured values, and the findings that follow from numbers and from words that occur together. */
export function addMeasures(document: Document): Document {
  const { ageYears, line } = document;
  const measures = readMeasures(line, ageYears ?? undefined);
  const here = numberText(document.tokens.filter((_, i) => isCurrent(document, i)));
  const findings = [...measures.findings, ...findingsFromCounts(line), ...coOccurringFindings(here, line)];
  return {
    ...document,
    measures: durationOfRecurrence({ ...measures, findings: [...new Set(findings)] }, hasRecurred(document)),
  };
}

/** The token describes a current finding, neither negated, hypothetical, historical nor resolved. */
function isCurrent(document: Document, i: number): boolean {
  const { afterNegation, general, historical, hypothetical, longAgo, resolved } = document;
  return !(afterNegation[i] || historical[i] || hypothetical[i] || general[i] || longAgo[i] || resolved[i]);
}

/** A historical finding has recurred. */
const hasRecurred = ({ historical, longAgo, matches, recurring }: Document) =>
  matches.some(({ at: [i = 0] }) => recurring[i] && (historical[i] || longAgo[i]));

/** "Two years ago, today again": the old duration does not apply to the recurrence. */
const durationOfRecurrence = (measures: Measures, recurred: boolean): Measures =>
  recurred && (measures.durationDays ?? 0) > 1 ? { ...measures, durationDays: undefined } : measures;
