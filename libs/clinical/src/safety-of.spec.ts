import { replyTo } from './engine';
import { safetyOf } from './safety-of';
import { says } from './testing/turns';

const HEART = 'I am 60 years old, I have crushing chest pain and I sweat';

test('returns the same red flags as the engine and puts the reminder first', () => {
  const safety = safetyOf(says(HEART));
  const reply = replyTo(says(HEART));
  expect(safety).toMatchObject({ redFlags: reply.redFlags, adviceLevel: 'emergency', emergency: reply.emergency });
  expect(safety.redFlags.length).toBeGreaterThan(0);
  expect(safety.reminder?.en).toContain('emergency');
  expect(safety.reminder?.sw).toContain('dharura');
});

test('reminds of another person in danger with the text of that danger', () => {
  const rash = replyTo(says('I have a rash on my arm'));
  const memory = JSON.parse(JSON.stringify(rash.memory)) as unknown;
  const { reminder } = safetyOf(says('my mother has collapsed and is not breathing', { memory }));
  expect(reminder?.en).toContain('a danger to breathing');
  expect(reminder?.sw).toContain('hatari ya kupumua');
});

test('keeps the reported facts in memory but no last question', () => {
  const safety = safetyOf(says('I am a woman of 30, I have had a fever for two days'));
  expect(safety).toMatchObject({ reminder: null, collectedInfo: { age: 30, sex: 'female' } });
  expect(safety.memory).toMatchObject({ ageYears: 30, lastQuestion: undefined, asked: {} });
});

test('returns memory that the engine can continue with', () => {
  const { memory, collectedInfo } = safetyOf(says(HEART));
  const next = replyTo(says('yes', { memory: JSON.parse(JSON.stringify(memory)) as unknown, collectedInfo }));
  expect(next.adviceLevel).toBe('emergency');
});

test('returns the emergency numbers of the country', () => {
  expect(safetyOf(says('hello')).numbers.map(({ number }) => number)).toContain('999');
});
