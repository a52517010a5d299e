import type { Language, Question } from '@afya/contracts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { languageStore } from '../../../locales/language';
import { ChoiceChips } from './choice-chips';

const UNKNOWN = { value: 'unknown', label: { en: "I don't know", sw: 'Sijui' } };
const SEXES = [
  { value: 'female', label: { en: 'Female', sw: 'Wa kike' } },
  { value: 'male', label: { en: 'Male', sw: 'Wa kiume' } },
];

function show(language: Language, choices: Question['choices']) {
  languageStore.set(language);
  const sent: string[] = [];
  render(
    <ChoiceChips question={{ id: 'age', choices }} costOf={() => 0} onChoose={(answer) => void sent.push(answer)} />,
  );
  const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { sent, tap };
}

describe('the answers to the question about the age', () => {
  it.each([
    ['en', 'Adult', 'Female', 'Answer', '32 years old, female'],
    ['sw', 'Mtu mzima', 'Wa kike', 'Jibu', 'Miaka 32, wa kike'],
  ] as const)('%s: send the age and the sex in one message when both are asked', async (language, ...taps) => {
    const [group = '', sex = '', answer = '', message] = taps;
    const { sent, tap } = show(language, [...SEXES, UNKNOWN]);
    await tap(group);
    await userEvent.type(screen.getByRole('textbox'), '32');
    await tap(sex);
    await tap(answer);
    expect(sent).toEqual([message]);
  });

  it('send the age alone when no sex is chosen', async () => {
    const { sent, tap } = show('en', [...SEXES, UNKNOWN]);
    await tap('Adult');
    await userEvent.type(screen.getByRole('textbox'), '32');
    await tap('Answer');
    expect(sent).toEqual(['32 years old']);
  });

  it('do not offer the sex when the session has it', async () => {
    const { tap } = show('en', [UNKNOWN]);
    await tap('Adult');
    expect(screen.queryByRole('button', { name: 'Female' })).toBeNull();
  });
});
