import { findingById } from '../knowledge';
import type { Case } from './case';

/** A newborn's danger signs hold under two months, the IMCI general danger signs under five years. */
const TWO_MONTHS = 2 / 12;
/** An allergic shock comes within hours of what caused it. */
const ACUTE_DAYS = 2;
/** A complaint of two weeks and more is looked at for slow illnesses. */
const LONG_DAYS = 14;

/** Present findings with all that they imply, and the circumstances as "@…" facts, for the rules of the red flags. */
export function factsOf(known: Case): Set<string> {
  const facts = new Set<string>();
  for (const [id, { state }] of Object.entries(known.findings)) if (state === 'present') addImplied(facts, id);
  for (const circumstance of circumstances(known)) facts.add(circumstance);
  return facts;
}

function addImplied(facts: Set<string>, id: string): void {
  if (facts.has(id)) return;
  facts.add(id);
  for (const implied of findingById(id)?.implies ?? []) addImplied(facts, implied);
}

function circumstances({ ageYears: age, sex, who, durationDays }: Case): string[] {
  const child = age === undefined ? who === 'child' : age < 15;
  return [
    ...(age !== undefined && age < TWO_MONTHS ? ['@under2months'] : []),
    ...((age === undefined && who === 'child') || (age !== undefined && age < 5) ? ['@under5'] : []),
    ...(durationDays === undefined || durationDays <= ACUTE_DAYS ? ['@acute'] : []),
    ...(durationDays !== undefined && durationDays >= LONG_DAYS ? ['@long'] : []),
    child ? '@child' : '@adult',
    ...(age !== undefined && age >= 30 ? ['@over30'] : []),
    ...(age !== undefined && age > 65 ? ['@over65'] : []),
    ...(sex === 'female' || sex === undefined ? ['@maybefemale'] : []),
  ];
}
