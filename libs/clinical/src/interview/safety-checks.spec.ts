import { findingById } from '../knowledge';
import { askedFindings } from '../testing/asked-findings';
import { converse, goOn } from '../testing/converse';
import { choiceQuestion } from './choices';
import { SAFETY_CHECKS } from './safety-checks';

/** The questions before the summary, for a patient who answers "no" to everything. */
function asked(...texts: string[]): string[] {
  const replies = goOn('en', converse('en', ...texts), (id) => (id === 'confirm' || id === 'offer' ? 'yes' : 'no'));
  return askedFindings(replies.flatMap(({ question }) => (question ? [question.id] : [])));
}

test('the table names existing findings that a patient can report', () => {
  const ids = SAFETY_CHECKS.flatMap(({ when, ask }) => [...when.split(/[ |]/), ...ask]);
  expect(ids.filter((id) => !id.startsWith('@') && !findingById(id) && !choiceQuestion(id))).toEqual([]);
  expect(SAFETY_CHECKS.flatMap(({ ask }) => ask).filter((id) => findingById(id)?.asked?.seenBy)).toEqual([]);
});

test.each([
  ['I twisted my ankle yesterday', '30 male', ['f:cannot_use_limb', 'f:deformity']],
  ['I fell and my wrist hurts since today', '60 female', ['f:cannot_use_limb', 'f:deformity']],
  ['I was hit on the head yesterday', '30 male', ['f:vomiting', 'f:memory_gap']],
  ['my hands tremble for a month', '45 male', ['f:alcohol']],
  ['I gave birth three weeks ago and I feel sad', '27 female', ['f:suicidal', 'f:harm_baby']],
  ['I have a wound on my arm since this morning', '30 male', ['f:heavy_bleeding', 'f:deep_wound']],
  ['only my left leg is swollen since yesterday', '50 male', ['f:sob']],
  ['I fainted today', '20 male', ['f:faint_on_effort']],
])('asks for the danger signs of "%s"', (start, who, expected) => {
  expect(asked(start, who)).toEqual(expect.arrayContaining(expected));
});

test('does not ask about fresh bleeding from a month-old wound, or a child about alcohol', () => {
  expect(asked('I have had a wound on my leg for one month', '50 male')).not.toContain('f:heavy_bleeding');
  expect(asked('his hands tremble since yesterday', 'he is a boy of 8 years')).not.toContain('f:alcohol');
});
