import { findingById } from '../knowledge';
import { COURSE_QUESTIONS } from './course-questions';

test('the table names findings and circumstances that exist', () => {
  const facts = COURSE_QUESTIONS.flatMap(({ when, ask }) => [...when.split(/[ |]/), ...ask]);
  expect(facts.filter((fact) => fact !== '@long' && !findingById(fact))).toEqual([]);
});
