import type { Language } from '@afya/contracts';
import { findingById } from '../knowledge';
import { converse } from '../testing/converse';
import { CHOICE_QUESTIONS } from './choice-table';
import { questionFor } from './questions';

const BELLY = ['belly pain since yesterday', '40', 'male', 'nothing else'];
/** The reply to the last text, which answers a multiple-choice question. */
const answerChoices = (language: Language, ...texts: string[]) => {
  const reply = converse(language, ...texts).at(-1);
  const { findings } = reply?.memory as { findings: Record<string, { state: string }> };
  return { reply, present: Object.keys(findings).filter((id) => findings[id]?.state === 'present') };
};

test('the table names findings that can be asked, and each choice in both languages once', () => {
  for (const { id, of, choices } of CHOICE_QUESTIONS) {
    const named = [...of, ...choices.flatMap(({ findings }) => findings)];
    expect(named.filter((finding) => !findingById(finding) || findingById(finding)?.asked?.seenBy)).toEqual([]);
    for (const language of ['en', 'sw'] as const)
      expect(new Set(choices.map(({ label }) => label[language])).size).toBe(choices.length);
    expect(questionFor(id)?.question.choices.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['no, none of these', 'unknown']),
    );
  }
});

test('asks for the place of belly pain with choices', () => {
  const { reply } = answerChoices('en', ...BELLY);
  expect(reply?.question?.id).toBe('w:belly');
  expect(reply?.question?.why?.sw).toBeTruthy();
});

test('does not ask for a place that was reported, or of a child who is too young to say', () => {
  const askedIds = (...texts: string[]) =>
    converse('en', ...texts, 'no', 'no', 'no').map(({ question }) => question?.id);
  expect(askedIds('pain low on the right side of my belly since yesterday', '40', 'male', 'none')).not.toContain(
    'w:belly',
  );
  expect(askedIds('my baby girl of 8 months has tummy pain since today', 'none')).not.toContain('w:belly');
});

test('does not offer a man choices that apply only to women', () => {
  const labels = (sex: 'male' | 'female') =>
    questionFor('w:bleeding', { sex })?.question.choices.map(({ value }) => value);
  expect(labels('female')).toContain('Vagina');
  expect(labels('male')).not.toContain('Vagina');
});

test('"none of these" denies all choices, "I don\'t know" leaves them unknown, and neither is followed by single questions', () => {
  const after = (answer: string) => {
    const replies = converse('en', ...BELLY, answer, 'no', 'no', 'no', 'no', 'no', 'no');
    const askedIds = replies.slice(BELLY.length).map(({ question }) => question?.id);
    expect(askedIds).not.toContain('f:right_upper_pain');
    expect(askedIds).not.toContain('f:epigastric_pain');
    return (replies.at(-1)?.memory as { findings: Record<string, { state: string }> }).findings.right_upper_pain?.state;
  };
  expect(after('None of these')).toBe('absent');
  expect(after("I don't know")).toBeUndefined();
});

test('offers "girl" and "boy" for a child, and reads them as its sex', () => {
  const [asked, answered] = converse('en', 'my child has a fever since yesterday', '3 years, Girl');
  expect(asked?.question?.choices.map(({ label }) => label.en)).toEqual(expect.arrayContaining(['Girl', 'Boy']));
  expect(answered?.collectedInfo.sex).toBe('female');
  const [, , second] = converse('en', 'my child has a fever since yesterday', '3 years', 'Boy');
  expect(second?.collectedInfo.sex).toBe('male');
});
