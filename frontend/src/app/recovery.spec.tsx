import type { User } from '@afya/contracts';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { newCodeStore } from '../features/auth/recovery/new-code-store';
import { fakeApi, refuse } from '../testing/fake-api';
import { renderApp } from '../testing/render-app';
import { server } from '../testing/server';

const wanjiru: User = { id: 'u1', username: 'Wanjiru', preferredLanguage: 'en', role: 'user' };
const CODE = 'ABCDEF-GHIJKL-MNOPQR-STUVWX';
const FORM = { username: 'Wanjiru', recoveryCode: 'AAAAAA', newPassword: 'maji ya moto' };
let posted: unknown[];

/** A server that knows one account and returns one code. */
function fakeRecovery({ recover, code }: Partial<Record<'recover' | 'code', Parameters<typeof refuse>[0]>> = {}) {
  const api = fakeApi();
  const answer =
    (body: object, refusal?: Parameters<typeof refuse>[0]) =>
    async ({ request }: { request: Request }) => {
      posted.push(await request.json());
      if (refusal) return refuse(refusal);
      api.user = wanjiru;
      return HttpResponse.json(body);
    };
  server.use(
    http.post('/api/auth/register', answer(wanjiru)),
    http.post('/api/auth/recover', answer(wanjiru, recover)),
    http.post('/api/auth/recovery-code', answer({ recoveryCode: CODE }, code)),
  );
  return api;
}

beforeEach(() => {
  posted = [];
  newCodeStore.set('');
});

const TEXTS = {
  en: {
    username: 'Username',
    code: 'Recovery code',
    password: 'New password',
    recover: 'Set the new password',
    title: 'Your recovery code',
    saved: 'I have saved it',
    welcome: 'Welcome, Wanjiru',
    forgot: 'Forgot your password?',
    wrong: 'The username or the recovery code is wrong, or the code was used before.',
    codeMissing: 'Enter your recovery code',
  },
  sw: {
    username: 'Jina la mtumiaji',
    code: 'Namba ya kurejesha',
    password: 'Nenosiri jipya',
    recover: 'Weka nenosiri jipya',
    title: 'Namba yako ya kurejesha akaunti',
    saved: 'Nimeihifadhi',
    welcome: 'Karibu, Wanjiru',
    forgot: 'Umesahau nenosiri?',
    wrong: 'Jina la mtumiaji au namba ya kurejesha si sahihi, au namba hii ilishatumika.',
    codeMissing: 'Andika namba yako ya kurejesha',
  },
} as const;

async function fillIn(language: 'en' | 'sw', { username, recoveryCode, newPassword } = FORM) {
  const t = TEXTS[language];
  const { user } = renderApp({ path: '/auth', language });
  await user.click(await screen.findByRole('link', { name: t.forgot }));
  await user.type(await screen.findByLabelText(t.username), username);
  if (recoveryCode) await user.type(screen.getByLabelText(t.code), recoveryCode);
  await user.type(screen.getByLabelText(t.password), newPassword);
  await user.click(screen.getByRole('button', { name: t.recover }));
  return user;
}

it.each(['en', 'sw'] as const)(
  'a forgotten password is replaced, and the next code is shown once (%s)',
  async (language) => {
    fakeRecovery();
    const t = TEXTS[language];
    const user = await fillIn(language);
    expect(await screen.findByRole('dialog', { name: t.title })).toBeVisible();
    expect(screen.getByText(CODE)).toBeVisible();
    expect(posted).toEqual([FORM, { password: FORM.newPassword }]);
    await user.click(screen.getByRole('button', { name: t.saved }));
    expect(await screen.findByText(t.welcome)).toBeVisible();
    expect(screen.queryByText(CODE)).not.toBeInTheDocument();
  },
);

it.each(['en', 'sw'] as const)('says that the name or the code is wrong (%s)', async (language) => {
  fakeRecovery({ recover: { status: 401, code: 'CREDENTIALS_INVALID' } });
  await fillIn(language);
  expect(await screen.findByRole('alert')).toHaveTextContent(TEXTS[language].wrong);
});

it.each(['en', 'sw'] as const)('asks for a missing code before sending (%s)', async (language) => {
  fakeRecovery();
  await fillIn(language, { ...FORM, recoveryCode: '' });
  expect(await screen.findByText(TEXTS[language].codeMissing)).toBeVisible();
  expect(posted).toEqual([]);
});

it('opens the chat when no code could be made after a registration', async () => {
  fakeRecovery({ code: { status: 500, code: 'INTERNAL' } });
  const { user } = renderApp({ path: '/auth' });
  await user.click(await screen.findByRole('tab', { name: 'Register' }));
  await user.type(screen.getByLabelText('Username'), 'Wanjiru');
  await user.type(screen.getByLabelText('Password'), 'maji ya moto{Enter}');
  expect(await screen.findByText('Welcome, Wanjiru')).toBeVisible();
});

it('shows the code after the startup notice of a new visitor, not under it', async () => {
  fakeRecovery();
  const { user } = renderApp({ path: '/auth', records: { disclaimer: '' } });
  await user.click(await screen.findByRole('tab', { name: 'Register' }));
  await user.type(screen.getByLabelText('Username'), 'Wanjiru');
  await user.type(screen.getByLabelText('Password'), 'maji ya moto{Enter}');
  await user.click(await screen.findByRole('checkbox', { name: 'I have read this and I agree' }));
  expect(screen.queryByText(CODE)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'I Agree & Start Using' }));
  expect(await screen.findByText(CODE)).toBeVisible();
});
