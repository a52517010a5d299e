import { findingById } from '../knowledge';
import { choiceQuestion } from './choices';
import { SAFETY_CHECKS } from './safety-checks';

test('the table names existing findings that a patient can report', () => {
  const ids = SAFETY_CHECKS.flatMap(({ when, ask }) => [...when.split(/[ |]/), ...ask]);
  expect(ids.filter((id) => !id.startsWith('@') && !findingById(id) && !choiceQuestion(id))).toEqual([]);
  expect(SAFETY_CHECKS.flatMap(({ ask }) => ask).filter((id) => findingById(id)?.asked?.seenBy)).toEqual([]);
});
