import { findingById } from '../knowledge';

/** All findings that a finding implies, directly or indirectly. */
function impliedBy(id: string, seen = new Set<string>()): Set<string> {
  for (const other of findingById(id)?.implies ?? []) {
    if (seen.has(other)) continue;
    seen.add(other);
    impliedBy(other, seen);
  }
  return seen;
}

/** Findings already contained in the name of another, without being implied by it. */
const SAID_WITH: Readonly<Record<string, readonly string[]>> = {
  itch_night: ['worse_night'],
  night_cough: ['worse_night'],
  night_hand_numb: ['worse_night'],
  morning_stiff: ['worse_morning'],
  morning_headache: ['worse_morning'],
  morning_nausea: ['worse_morning'],
};

/** Keeps only the most specific findings: "itching worse at night", not "itching" as well. */
export function mostSpecific(ids: readonly string[]): string[] {
  const implied = new Set(ids.flatMap((id) => [...impliedBy(id), ...(SAID_WITH[id] ?? [])]));
  return ids.filter((id) => !implied.has(id));
}

/** Keeps only the most general absent findings: without a cough there is no phlegm either. */
export function mostGeneral(ids: readonly string[]): string[] {
  const denied = new Set(ids);
  return ids.filter((id) => ![...impliedBy(id)].some((other) => denied.has(other)));
}
