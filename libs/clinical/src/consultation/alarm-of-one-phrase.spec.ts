import type { Language } from '@afya/contracts';
import { converse } from '../testing/converse';
import { findRedFlags } from './find-red-flags';
import { firstTurn } from '../evaluation/answer-case';

const LONG = {
  en: 'since this morning I am very tired after a bad night in the matatu and my left side is weak',
  sw: 'tangu asubuhi nimechoka sana baada ya kulala vibaya kwenye basi na upande wangu wa kushoto umekufa ganzi',
} as const;
const NO = { en: 'No, that is wrong', sw: 'Hapana, si sahihi' } as const;
const YES = { en: 'Yes, that is right', sw: 'Ndiyo, ni sahihi' } as const;
/** Answers to a list, or to the question about illnesses and medicines. */
const NONE = {
  en: ['none', 'none of these', 'no other illness, no medicine'],
  sw: ['hakuna', 'sina', 'sina ugonjwa mwingine, situmii dawa'],
} as const;
const last = (language: Language, ...texts: string[]) => converse(language, ...texts).at(-1)!;

describe.each(['en', 'sw'] as const)('an alarm that rests on one phrase of a long message, in %s', (language) => {
  const text = LONG[language];

  test('is raised at once, and the finding is asked back', () => {
    expect(findRedFlags({ ...firstTurn(language, text), text })?.level).toBe('emergency');
    const reply = last(language, text);
    expect(reply.emergency?.level).toBe('emergency');
    expect(reply.question?.id).toBe('a:one_side_weak');
    expect(reply.content[language]).toContain(language === 'en' ? 'Is that right?' : 'Je, ni sahihi?');
    expect(reply.question?.choices.map(({ label }) => label[language])).toEqual([YES[language], NO[language]]);
  });

  test('stands when the patient confirms it, and is not asked back again', () => {
    const reply = last(language, text, YES[language]);
    expect(reply.redFlags).toEqual(['stroke_fast']);
    expect(reply.adviceLevel).toBe('emergency');
    expect(reply.question?.id).not.toMatch(/^a:/);
  });

  test('is withdrawn with its finding when the patient says that it is wrong', () => {
    const reply = last(language, text, NO[language]);
    expect(reply.redFlags).toEqual(['withdrawn:stroke_fast']);
    expect(reply.adviceLevel).not.toBe('emergency');
    expect(last(language, text, NO[language], language === 'en' ? '40, male' : '40, mwanaume').redFlags).toEqual([]);
  });

  test.each(NONE[language])('stands and is asked back again after "%s"', (none) => {
    const reply = last(language, text, none);
    expect(reply.redFlags).toEqual(['stroke_fast']);
    expect(reply.question?.id).toBe('a:one_side_weak');
    const again = last(language, text, none, none);
    expect(again.redFlags).toEqual(['stroke_fast']);
    expect(again.question?.id).not.toMatch(/^a:/);
    expect(last(language, text, none, NO[language]).redFlags).toEqual(['withdrawn:stroke_fast']);
  });

  test('stands when the answer is not understood', () => {
    expect(last(language, text, 'zzz qqq').redFlags).toEqual(['stroke_fast']);
  });
});

test.each([
  ['en', 'my left side is weak'],
  ['sw', 'upande wangu wa kushoto umekufa ganzi'],
  ['en', 'I have had a lot of trouble at home since last month and now I only want to die'],
  ['sw', 'nimekuwa na shida nyingi nyumbani tangu mwezi uliopita na sasa nataka kufa tu'],
] as const)('in %s, "%s" is not asked back', (language, text) => {
  const reply = last(language, text);
  expect(reply.emergency?.level).toBe('emergency');
  expect(reply.question?.id).not.toMatch(/^a:/);
});
