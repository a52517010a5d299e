import { findingById } from '../knowledge';

/** All that a finding implies, by itself or through what it implies. */
function impliedBy(id: string, seen = new Set<string>()): Set<string> {
  for (const other of findingById(id)?.implies ?? []) {
    if (seen.has(other)) continue;
    seen.add(other);
    impliedBy(other, seen);
  }
  return seen;
}

/** Said already by the words of another, though it follows from it in no other way. */
const SAID_WITH: Readonly<Record<string, readonly string[]>> = {
  itch_night: ['worse_night'],
  night_cough: ['worse_night'],
  night_hand_numb: ['worse_night'],
  morning_stiff: ['worse_morning'],
  morning_headache: ['worse_morning'],
  morning_nausea: ['worse_morning'],
};

/** Of findings that imply each other only the more telling one is named: "itching worse at night" and not "itching" besides. */
export function mostSpecific(ids: readonly string[]): string[] {
  const implied = new Set(ids.flatMap((id) => [...impliedBy(id), ...(SAID_WITH[id] ?? [])]));
  return ids.filter((id) => !implied.has(id));
}

/** Of what is denied the more general is named: who has no cough has no phlegm either. */
export function mostGeneral(ids: readonly string[]): string[] {
  const denied = new Set(ids);
  return ids.filter((id) => ![...impliedBy(id)].some((other) => denied.has(other)));
}
