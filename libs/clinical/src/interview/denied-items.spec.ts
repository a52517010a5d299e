import { caseSchema } from '../case/case';
import { choiceQuestion } from './choices';
import { deniedItems } from './denied-items';
import { tokenize } from '../reader/tokenize';
import { converse } from '../testing/converse';

const stateAfter = (lang: 'en' | 'sw', opening: string, answer: string) =>
  caseSchema.parse(converse(lang, opening, answer).at(-1)?.memory).findings;

test.each([
  ['en', 'am 10 weeks pregnant and spotting a little blood since morning, age 26', 'no pain'],
  ['sw', 'nina mimba ya wiki kumi na natokwa damu kidogo tangu jana, miaka 26', 'hakuna maumivu'],
] as const)(
  '%s: "%s", then "%s": every pain of the list is denied, and the others are asked',
  (lang, opening, answer) => {
    const findings = stateAfter(lang, opening, answer);
    expect(findings.severe_belly_pain?.state).toBe('absent');
    expect(findings.lower_abdominal_pain?.state).toBe('absent');
    expect(findings.faint).toBeUndefined();
    expect(converse(lang, opening, answer).at(-1)?.question?.id).toMatch(
      /^c:(faint|heavy_bleeding)\+(faint|heavy_bleeding)$/,
    );
  },
);

test('"no back pain" also denies pain in the side of the back', () => {
  const replies = converse(
    'en',
    'it burns when passing urine, 2 days, 24 female, not pregnant',
    'i go many times but little comes',
    'no fever no back pain',
  );
  expect(replies[1]?.question?.id).toContain('flank_pain');
  expect(caseSchema.parse(replies.at(-1)?.memory).findings.flank_pain?.state).toBe('absent');
});

test('a denial of one item leaves the others open', () => {
  const findings = stateAfter(
    'en',
    'am 10 weeks pregnant and spotting a little blood since morning, age 26',
    'no fainting',
  );
  expect(findings.faint?.state).toBe('absent');
  expect(findings.severe_belly_pain).toBeUndefined();
});

test('what a name calls missing is not denied by its words', () => {
  const question = choiceQuestion('c:loss_appetite+abdominal_pain');
  if (!question) throw new Error('no checklist of these two');
  expect(deniedItems(question, tokenize('no appetite, no pain'), [])).toEqual(['abdominal_pain']);
});
