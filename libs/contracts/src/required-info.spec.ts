import { AUTO_SUMMARY_PREFIX, requiredInfoProgress } from './required-info';

test('nothing known is 0 %', () => {
  expect(requiredInfoProgress({}).percent).toBe(0);
});

test('everything known is 100 %, in Swahili too', () => {
  const info = {
    age: 30,
    sex: 'female',
    height: 160,
    weight: 60,
    symptoms: 'Nina homa kali na baridi na kichwa kinauma sana tangu jana asubuhi',
    medicalHistory: 'Sina ugonjwa wowote',
    currentMedications: [],
    allergies: [],
  };
  expect(requiredInfoProgress(info)).toEqual({
    done: { age: true, measurements: true, symptoms: true, details: true, medications: true },
    percent: 100,
  });
});

test.each([
  ['too short', 'fever'],
  ['too few words', 'feverfeverfeverfeverfeverfever feverfeverfever'],
  ['no symptom named', 'the quick brown fox jumps over the lazy dog every day of it'],
])('symptoms do not count when %s', (_why, symptoms) => {
  expect(requiredInfoProgress({ symptoms }).done.symptoms).toBe(false);
});

test('a summary the engine wrote is not a history', () => {
  const medicalHistory = `${AUTO_SUMMARY_PREFIX} the patient has diabetes and high blood pressure for over ten years now`;
  expect(requiredInfoProgress({ medicalHistory }).done.details).toBe(false);
});

test('a newborn of age 0 has no age yet, and one list is not both', () => {
  const { done } = requiredInfoProgress({ age: 0, sex: 'male', currentMedications: [] });
  expect(done).toMatchObject({ age: false, medications: false });
});
