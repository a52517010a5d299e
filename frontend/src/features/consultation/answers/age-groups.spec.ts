import { describe, expect, it } from 'vitest';
import { AGE_GROUPS, ageInGroup } from './age-groups';

const group = (name: string) => {
  const found = AGE_GROUPS.find(({ id }) => id === name);
  if (!found) throw new Error(name);
  return found;
};

describe('ageInGroup', () => {
  it.each([
    ['adult', '28', 28],
    ['adult', ' 18 ', 18],
    ['baby', '0', 0],
    ['older', '120', 120],
  ])('reads the age of the group %s from "%s"', (name, typed, age) => {
    expect(ageInGroup(typed, group(name))).toBe(age);
  });

  it.each([
    ['adult', '17'],
    ['adult', '60'],
    ['baby', '24'],
    ['child', ''],
    ['child', '-3'],
    ['child', '3.5'],
    ['older', '121'],
    ['older', 'seventy'],
  ])('refuses "%s" with the text "%s"', (name, typed) => {
    expect(ageInGroup(typed, group(name))).toBeUndefined();
  });

  it('leaves no age in years between the groups', () => {
    const years = AGE_GROUPS.filter(({ unit }) => unit === 'years');
    years.slice(1).forEach(({ from }, index) => expect(from).toBe((years[index]?.to ?? 0) + 1));
  });
});
