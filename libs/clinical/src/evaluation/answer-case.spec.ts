import { answerCase } from './answer-case';
import { caseRowSchema } from './case-row';
import { judge } from './measures';
import { tableOf } from './report';
import { simulatedPatient } from './simulated-patient';

const row = (more: object) => caseRowSchema.parse({ id: 'a-en', text: 'I have a cough', ...more });
const STORY = {
  text: 'Cough with green sputum for 4 days. There is a high fever and pain on breathing in. No blood in the sputum.',
  age: 40,
  sex: 'F',
  condition_id: 'pneumonia',
  gold_triage: 'urgent',
};

test('in text mode only age and sex are asked', () => {
  expect(answerCase(row(STORY), 'text').questions).toBeLessThanOrEqual(2);
});

test('a dialogue opens with the complaint alone and stops after the most questions', () => {
  const patient = simulatedPatient(row(STORY));
  expect(patient.complaint).toBe('Cough with green sputum for 4 days.');
  expect(answerCase(row(STORY), 'dialogue', { mostQuestions: 5 }).questions).toBe(5);
});

test('the simulated patient knows what the case tells, and nothing else', () => {
  const patient = simulatedPatient(row(STORY));
  expect(patient.answer('f:fever')).toBe('yes');
  expect(patient.answer('f:haemoptysis')).toBe('no');
  expect(patient.answer('f:rash')).toBe("I don't know");
  expect(patient.answer('age')).toBe('40 years old');
  expect(patient.answer('sex')).toBe('female');
  expect(patient.answer('duration')).toBe('4 days');
});

test('asked openly, it names what it has not told yet, three signs at a time', () => {
  const patient = simulatedPatient(row(STORY));
  const first = patient.answer('else');
  expect(first).toMatch(/fever/);
  expect(first).not.toMatch(/cough|blood/i);
  expect(patient.answer('else')).not.toContain('fever');
});

test('a case that falls is marked in the table', () => {
  const missed = row({ set: 'own-red-flags', gold_triage: 'emergency', text: 'I slept well' });
  const lines = tableOf(judge([missed], [answerCase(missed, 'text')]), null);
  expect(lines.find(({ measure }) => measure === 'emergencies found')).toMatchObject({
    missed: true,
    must: '≥ 100.0 %',
  });
});
