import { newCase, withCollected } from '../case/case';
import { caseFromMemory } from '../case/memory';
import { converse } from '../testing/converse';
import { doubtful } from './plausible';

const of = (ageYears: number, heightCm?: number, weightKg?: number) =>
  doubtful({ ...newCase(), ageYears, heightCm, weightKg });

const DOUBTFUL: readonly Parameters<typeof of>[] = [
  [2, 160, 60],
  [30, 200, 30],
  [0.5, 170, 6],
  [40, 60, 60],
  [8, 130, 120],
];
const POSSIBLE: readonly Parameters<typeof of>[] = [
  [2, 85, 12],
  [30, 170, 65],
  [30, 150, 38],
  [45, 160, 140],
  [0.02, 50, 3],
  [70, 165, undefined],
];

test('doubts only sizes that do not fit the age', () => {
  expect(DOUBTFUL.filter((values) => of(...values) !== 'size')).toEqual([]);
  expect(POSSIBLE.filter((values) => of(...values) !== null)).toEqual([]);
});

const last = (...texts: string[]) => converse('en', ...texts).at(-1);
const CHILD = ['my daughter of 2 years has a cough', 'she is 160 cm and 60 kg, since today'];

test('confirms implausible numbers once, and names them', () => {
  expect(last(...CHILD)?.question?.id).toBe('check');
  expect(last(...CHILD)?.content.en).toMatch(/2 years, 160 cm, 60 kg. Is that right/);
  const kept = last(...CHILD, 'yes');
  expect(kept?.collectedInfo).toMatchObject({ height: 160, weight: 60 });
  expect(kept?.question?.id).not.toBe('check');
});

test('deletes the numbers after a no and replaces them after a correction', () => {
  expect(last(...CHILD, 'no')?.collectedInfo).not.toHaveProperty('height');
  expect(last(...CHILD, 'no', 'no')?.collectedInfo).not.toHaveProperty('weight');
  expect(last(...CHILD, 'no, 86 cm and 12 kg')?.collectedInfo).toMatchObject({ height: 86, weight: 12 });
});

test("does not read withdrawn numbers from the session's record again", () => {
  const taken = last(...CHILD, 'no');
  const patientCase = withCollected(caseFromMemory(taken?.memory), { age: 2, height: 160, weight: 60 });
  expect([patientCase.ageYears, patientCase.heightCm, patientCase.weightKg]).toEqual([2, undefined, undefined]);
});

test('does not store an impossible age and asks again', () => {
  const reply = last('I have a cough', '300');
  expect(reply?.collectedInfo.age).toBeUndefined();
  expect(reply?.question?.id).toBe('age');
  expect(reply?.content.en).toMatch(/cannot be right/);
});

test("reads a small child's bare numbers as height and weight", () => {
  expect(last('my daughter of 2 years has a cough', 'her height 85 cm, weight 11 kg')?.collectedInfo).toMatchObject({
    height: 85,
    weight: 11,
  });
});
