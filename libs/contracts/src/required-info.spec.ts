import { AUTO_SUMMARY_PREFIX, requiredInfoProgress } from './required-info';

test('is 0 % without any information', () => {
  expect(requiredInfoProgress({}).percent).toBe(0);
});

test('is 100 % with all information, in Swahili too', () => {
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

test('a summary written by the engine does not count as a history', () => {
  const medicalHistory = `${AUTO_SUMMARY_PREFIX} the patient has diabetes and high blood pressure for over ten years now`;
  expect(requiredInfoProgress({ medicalHistory }).done.details).toBe(false);
});

test('age 0 does not count as an age, and medicines without allergies are not complete', () => {
  const { done } = requiredInfoProgress({ age: 0, sex: 'male', currentMedications: [] });
  expect(done).toMatchObject({ age: false, medications: false });
});
