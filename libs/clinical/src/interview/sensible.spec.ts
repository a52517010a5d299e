import { askedFindings } from '../testing/asked-findings';
import { diagnosisReplies } from '../testing/converse';

/** The questions after `texts` if every other answer is no. */
function asked(...texts: string[]): string[] {
  const replies = diagnosisReplies('en', texts);
  return askedFindings(replies.flatMap(({ question }) => (question ? [question.id] : [])));
}

test('asks who the patient is before asking about the complaint', () => {
  const ids = asked('pain in the lower right side of my belly since yesterday', '22 male');
  expect(ids[0]).toBe('age');
  expect(ids.slice(1, 6)).not.toEqual(expect.arrayContaining(['f:runny_nose']));
  expect(ids.slice(1, 6)).not.toContain('f:sneezing');
  expect(ids).not.toContain('f:abdominal_pain');
});
