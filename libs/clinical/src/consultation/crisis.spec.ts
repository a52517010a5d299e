import { converse } from '../testing/converse';

const OPENING = 'I am 38 man, I cant sleep, I feel tired of everything. my family would be better without me';

test('asks for the plan first when somebody thinks of dying, and not for the duration', () => {
  const replies = converse('en', OPENING);
  expect(replies[0]?.question?.id).toBe('f:suicide_plan');
});

test('does not ask for a plan that was denied', () => {
  const replies = converse('en', OPENING, 'no I have no plan, just thoughts');
  expect(replies.at(-1)?.question?.id).not.toBe('f:suicide_plan');
});
