import type { Language } from '@afya/contracts';
import { newCase } from '../case/case';
import { firstTurn } from '../evaluation/answer-case';
import { questionFor } from '../interview/questions';
import { FINDINGS, findingById } from '../knowledge';
import { readTurn } from './hear';

/** The state of the finding after the answer to its question in a new consultation. */
function noted(language: Language, finding: string, text: string): string | undefined {
  const question = `f:${finding}`;
  const { patientCase } = readTurn({
    ...firstTurn(language, text),
    memory: { ...newCase(), who: 'child', asked: { [question]: 1 }, lastQuestion: question },
  });
  const found = patientCase.findings[finding];
  return found && (found.weight < 1 && found.state === 'present' ? 'partly' : found.state);
}

test('asks positively whether a child drinks, a limb is used and an inhaler helps', () => {
  const inverted = FINDINGS.filter(({ asked }) => asked?.inverted).map(({ id }) => id);
  expect(inverted.sort()).toEqual(['cannot_use_limb', 'inhaler_no_help', 'not_feeding']);
  for (const id of inverted) {
    expect(findingById(id)?.en.ask).not.toMatch(/\b(?:not|unable|impossible|fail)\b/);
    expect(findingById(id)?.sw.ask).not.toMatch(/\b(?:hawezi|haiwezekani|haisaidii|kumeshindikana)\b/);
    expect(questionFor(`f:${id}`)?.question.choices[0]?.value).toBe('yes');
  }
});

test.each([
  ['en', 'not_feeding', 'yes', 'absent'],
  ['en', 'not_feeding', 'Yes', 'absent'],
  ['en', 'not_feeding', 'yes of course', 'absent'],
  ['en', 'not_feeding', 'yes he drinks', 'absent'],
  ['en', 'not_feeding', 'he does', 'absent'],
  ['en', 'not_feeding', 'yes, she breastfeeds well', 'absent'],
  ['en', 'not_feeding', 'he can', 'absent'],
  ['en', 'not_feeding', 'no', 'present'],
  ['en', 'not_feeding', 'not at all', 'present'],
  ['en', 'not_feeding', 'no, he refuses', 'present'],
  ['en', 'not_feeding', 'no he refuses everything', 'present'],
  ['en', 'not_feeding', 'he cannot', 'present'],
  ['en', 'not_feeding', 'no she cant', 'present'],
  ['en', 'not_feeding', 'not well', 'present'],
  ['en', 'not_feeding', 'a little', 'partly'],
  ['en', 'not_feeding', "I don't know", 'unknown'],
  ['sw', 'not_feeding', 'Ndiyo', 'absent'],
  ['sw', 'not_feeding', 'ndio anakunywa', 'absent'],
  ['sw', 'not_feeding', 'eeh ananyonya vizuri', 'absent'],
  ['sw', 'not_feeding', 'anaweza', 'absent'],
  ['sw', 'not_feeding', 'Hapana', 'present'],
  ['sw', 'not_feeding', 'hapana, anakataa', 'present'],
  ['sw', 'not_feeding', 'hapana hawezi', 'present'],
  ['sw', 'not_feeding', 'la, hanyonyi', 'present'],
  ['sw', 'not_feeding', 'kidogo', 'partly'],
  ['sw', 'not_feeding', 'si vizuri', 'present'],
  ['sw', 'not_feeding', 'sijui', 'unknown'],
  ['en', 'cannot_use_limb', 'yes', 'absent'],
  ['en', 'cannot_use_limb', 'yes i can walk', 'absent'],
  ['en', 'cannot_use_limb', 'yes but it hurts', 'absent'],
  ['en', 'cannot_use_limb', 'no', 'present'],
  ['en', 'cannot_use_limb', 'no, it just hangs', 'present'],
  ['en', 'cannot_use_limb', 'no i cant move it', 'present'],
  ['sw', 'cannot_use_limb', 'ndio naweza kutembea', 'absent'],
  ['sw', 'cannot_use_limb', 'hapana siwezi', 'present'],
  ['sw', 'cannot_use_limb', 'hapana', 'present'],
  ['en', 'inhaler_no_help', 'yes', 'absent'],
  ['en', 'inhaler_no_help', 'it does', 'absent'],
  ['en', 'inhaler_no_help', 'yes it helps', 'absent'],
  ['en', 'inhaler_no_help', 'no', 'present'],
  ['en', 'inhaler_no_help', 'no, it does not', 'present'],
  ['en', 'inhaler_no_help', 'it doesnt', 'present'],
  ['en', 'inhaler_no_help', 'not really', 'present'],
  ['en', 'inhaler_no_help', 'a little', 'partly'],
  ['sw', 'inhaler_no_help', 'ndio inasaidia', 'absent'],
  ['sw', 'inhaler_no_help', 'hapana', 'present'],
  ['sw', 'inhaler_no_help', 'hapana haisaidii', 'present'],
  ['sw', 'inhaler_no_help', 'haisaidii', 'present'],
] as const)('%s: %s, "%s" is %s', (language, finding, text, expected) => {
  expect(noted(language, finding, text)).toBe(expected);
});
