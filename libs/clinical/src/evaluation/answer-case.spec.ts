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

test('answers only the questions about age and sex in text mode', () => {
  expect(answerCase(row(STORY), 'text').questions).toBeLessThanOrEqual(2);
});

test('opens a dialogue with the complaint alone and stops after the maximum of questions', () => {
  const patient = simulatedPatient(row(STORY));
  expect(patient.complaint).toBe('Cough with green sputum for 4 days.');
  expect(answerCase(row(STORY), 'dialogue', { mostQuestions: 5 }).questions).toBe(5);
});

test('the simulated patient knows only the facts of the case', () => {
  const patient = simulatedPatient(row(STORY));
  expect(patient.answer('f:fever')).toBe('yes');
  expect(patient.answer('f:haemoptysis')).toBe('no');
  expect(patient.answer('f:rash')).toBe("I don't know");
  expect(patient.answer('age')).toBe('40 years old');
  expect(patient.answer('sex')).toBe('female');
  expect(patient.answer('duration')).toBe('4 days');
});

test('the simulated patient answers an open question with up to three new findings', () => {
  const patient = simulatedPatient(row(STORY));
  const first = patient.answer('else');
  expect(first).toMatch(/fever/);
  expect(first).not.toMatch(/cough|blood/i);
  expect(patient.answer('else')).not.toContain('fever');
});

test('marks a missed target in the table', () => {
  const missed = row({ set: 'own-red-flags', gold_triage: 'emergency', text: 'I slept well' });
  const lines = tableOf(judge([missed], [answerCase(missed, 'text')]), null);
  expect(lines.find(({ measure }) => measure === 'emergencies found')).toMatchObject({
    missed: true,
    must: '≥ 100.0 %',
  });
});
