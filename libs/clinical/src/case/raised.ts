import type { RedFlagRule } from '../knowledge/schema/red-flag';
import { type Case, isPresent } from './case';

/** The most that a stored case lists. */
const MOST_REPORTED = 400;

/** The case with its red flags and with every finding reported so far, by which the flags stand after a later denial. */
export function withRaised(patientCase: Case, rules: readonly RedFlagRule[]): Case {
  const present = Object.keys(patientCase.findings).filter((id) => isPresent(patientCase, id));
  const reported = [...new Set([...(patientCase.reported ?? []), ...present])].slice(0, MOST_REPORTED);
  return { ...patientCase, flags: rules.map(({ id }) => id), reported };
}
