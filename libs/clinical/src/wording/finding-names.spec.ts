import { newCase } from '../case/case';
import { summary } from './summary';

const present = { state: 'present' as const, weight: 1 };
const listed = (...ids: string[]) =>
  summary({ ...newCase(), findings: Object.fromEntries(ids.map((id) => [id, present])) });

test('names a discharge once while the sex is not known', () => {
  const { en, sw } = listed('discharge_vaginal', 'fever', 'discharge_penile');
  expect(en).toContain('Symptoms: discharge from the private parts and fever');
  expect(sw).toContain('Dalili: uchafu kwenye sehemu za siri na homa');
});

test('names the place of a discharge that was read for one sex', () => {
  expect(listed('discharge_penile').en).toContain('discharge from the penis');
});
