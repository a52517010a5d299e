import { questionFor } from '../interview/questions';
import { FINDINGS, findingById } from '../knowledge';

test('asks positively whether a child drinks, a limb is used and an inhaler helps', () => {
  const inverted = FINDINGS.filter(({ asked }) => asked?.inverted).map(({ id }) => id);
  expect(inverted.sort()).toEqual(['cannot_use_limb', 'inhaler_no_help', 'not_feeding']);
  for (const id of inverted) {
    expect(findingById(id)?.en.ask).not.toMatch(/\b(?:not|unable|impossible|fail)\b/);
    expect(findingById(id)?.sw.ask).not.toMatch(/\b(?:hawezi|haiwezekani|haisaidii|kumeshindikana)\b/);
    expect(questionFor(`f:${id}`)?.question.choices[0]?.value).toBe('yes');
  }
});
