/** The age groups to choose from, with the ages that fit: of a baby in months, of all others in years. */
export const AGE_GROUPS = [
  { id: 'baby', unit: 'months', from: 0, to: 23 },
  { id: 'child', unit: 'years', from: 2, to: 12 },
  { id: 'teenager', unit: 'years', from: 13, to: 17 },
  { id: 'adult', unit: 'years', from: 18, to: 59 },
  { id: 'older', unit: 'years', from: 60, to: 120 },
] as const;

export type AgeGroup = (typeof AGE_GROUPS)[number];

/** The whole number that was typed, when it fits the group. */
export function ageInGroup(typed: string, { from, to }: AgeGroup): number | undefined {
  if (!/^\d{1,3}$/.test(typed.trim())) return undefined;
  const age = Number(typed);
  return age >= from && age <= to ? age : undefined;
}
