import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, setMessages } from '../testing/fake-api';
import { makeReply } from '../testing/make-message';
import { renderApp } from '../testing/render-app';

const choices = [
  { value: 'Fever', label: { en: 'Fever', sw: 'Homa' } },
  { value: 'Cough', label: { en: 'Cough', sw: 'Kikohozi' } },
  { value: 'Rash', label: { en: 'Rash', sw: 'Vipele' } },
  { value: 'no, none of these', label: { en: 'None of these', sw: 'Hakuna kati ya hizi' } },
];
const asksAll = () => {
  const api = fakeApi();
  const question = { id: 'c:fever+cough+rash', multiple: true as const, choices };
  setMessages(api, makeReply('Any of these?', 'Kuna mojawapo?', { question }));
  return api;
};

it('sends all marked answers of a checklist in one message', async () => {
  const api = asksAll();
  const { user } = renderApp();
  for (const name of ['Rash', 'Cough', 'Fever', 'Fever']) await user.click(await screen.findByRole('button', { name }));
  expect(screen.getByRole('button', { name: 'Rash' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Send these' }));
  await waitFor(() => expect(api.sends.map(({ message }) => message)).toEqual(['Cough; Rash']));
});

it('sends "none of these" with one tap', async () => {
  const api = asksAll();
  const { user } = renderApp();
  await user.click(await screen.findByRole('button', { name: 'None of these' }));
  await waitFor(() => expect(api.sends.map(({ message }) => message)).toEqual(['None of these']));
});
