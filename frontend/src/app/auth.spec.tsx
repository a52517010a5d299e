import type { User } from '@afya/contracts';
import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { newCodeStore } from '../features/auth/recovery/new-code-store';
import { fakeApi, refuse } from '../testing/fake-api';
import { makeUserMessage } from '../testing/make-message';
import { renderApp } from '../testing/render-app';
import { server } from '../testing/server';

const wanjiru: User = { id: 'u1', username: 'Wanjiru', preferredLanguage: 'sw', role: 'user' };
let posted: unknown[];

/** The server logs users in unless given a refusal. */
function fakeAccounts(refusal?: Parameters<typeof refuse>[0]) {
  const api = fakeApi();
  const signIn = (status: number) => async (context: { request: Request }) => {
    posted.push(await context.request.json());
    if (refusal) return refuse(refusal);
    api.user = wanjiru;
    return HttpResponse.json(wanjiru, { status });
  };
  server.use(
    http.post('/api/auth/login', signIn(200)),
    http.post('/api/auth/register', signIn(201)),
    http.post('/api/auth/recovery-code', () => HttpResponse.json({ recoveryCode: 'ABCDEF-GHIJKL' })),
  );
  return api;
}

beforeEach(() => {
  posted = [];
  newCodeStore.set('');
});

async function fillIn(language: 'en' | 'sw', tab: 'login' | 'register', name: string, password: string) {
  const { user } = renderApp({ path: '/auth', language });
  const words = { login: { en: 'Log in', sw: 'Ingia' }, register: { en: 'Register', sw: 'Jisajili' } }[tab][language];
  await user.click(await screen.findByRole('tab', { name: words }));
  if (name) await user.type(screen.getByLabelText(language === 'en' ? 'Username' : 'Jina la mtumiaji'), name);
  if (password) await user.type(screen.getByLabelText(language === 'en' ? 'Password' : 'Nenosiri'), password);
  const submit = screen
    .getAllByRole('button', { name: words })
    .find((button) => button.getAttribute('type') === 'submit');
  if (submit) await user.click(submit);
  return user;
}

describe('login', () => {
  it.each([
    ['opens the newest session of the account on a browser without a session', '', false, 'newest-session-123456'],
    ['opens it in place of an empty session', 'own-session-123456789', false, 'newest-session-123456'],
    ['keeps a session of this browser that has messages', 'own-session-123456789', true, 'own-session-123456789'],
  ])('%s', async (_title, saved, hasMessages, opened) => {
    const api = fakeAccounts();
    if (hasMessages) api.messages = [makeUserMessage('Goti linauma')];
    const sessions = ['newest-session-123456', 'older-session-1234567'].map((sessionId) => ({ sessionId }));
    server.use(http.get('/api/auth/sessions', () => HttpResponse.json(sessions)));
    const { user } = renderApp({ path: '/auth', records: { sessionId: saved } });
    await user.type(await screen.findByLabelText('Username'), 'Wanjiru');
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
    await waitFor(() => expect(api.calls).toContain(`POST /api/session/${opened}`));
    expect(api.calls.filter((call) => call.startsWith('POST /api/session/'))).toHaveLength(1);
  });

  it('opens the chat, which greets the user by name', async () => {
    fakeAccounts();
    await fillIn('en', 'login', 'Wanjiru', 'secret');
    expect(await screen.findByText('Welcome, Wanjiru')).toBeVisible();
    expect(window.location.pathname).toBe('/');
    expect(posted).toEqual([{ username: 'Wanjiru', password: 'secret' }]);
  });

  it.each([
    ['en', 'Login failed', 'Invalid username or password'],
    ['sw', 'Imeshindwa kuingia', 'Jina la mtumiaji au nenosiri si sahihi'],
  ] as const)('shows that name or password are wrong (%s)', async (language, title, text) => {
    fakeAccounts({ status: 401, code: 'CREDENTIALS_INVALID' });
    await fillIn(language, 'login', 'Wanjiru', 'wrong');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(title);
    expect(alert).toHaveTextContent(text);
  });

  it.each([
    ['en', 'Too many attempts. Please try again later'],
    ['sw', 'Umejaribu mara nyingi mno. Tafadhali jaribu tena baadaye'],
  ] as const)('shows other refusals of the server (%s)', async (language, text) => {
    fakeAccounts({ status: 429, code: 'LOGIN_THROTTLED' });
    await fillIn(language, 'login', 'Wanjiru', 'wrong');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('shows a text for server errors', async () => {
    fakeAccounts({ status: 500, code: 'INTERNAL' });
    await fillIn('en', 'login', 'Wanjiru', 'secret');
    expect(await screen.findByRole('alert')).toHaveTextContent('The server could not answer. Please try again.');
  });

  it.each([
    ['en', 'Too many attempts. Try again in 12 minutes.'],
    ['sw', 'Umejaribu mara nyingi mno. Jaribu tena baada ya dakika 12.'],
  ] as const)('shows how long to wait after too many attempts (%s)', async (language, text) => {
    fakeAccounts({ status: 429, code: 'LOGIN_THROTTLED', headers: { 'Retry-After': '680' } });
    await fillIn(language, 'login', 'Wanjiru', 'wrong');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it.each([
    ['en', 'Afya cannot be reached. Check your connection, then try again.'],
    ['sw', 'Afya haipatikani. Angalia mtandao wako, kisha jaribu tena.'],
  ] as const)('fails at once without a network and keeps the input (%s)', async (language, text) => {
    fakeAccounts();
    server.use(http.post('/api/auth/login', () => HttpResponse.error()));
    onlineManager.setOnline(false);
    await fillIn(language, 'login', 'Wanjiru', 'secret');
    onlineManager.setOnline(true);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('textbox')).toHaveValue('Wanjiru');
  });

  it("switches to the account's language when none was chosen in this browser", async () => {
    fakeAccounts();
    const { user } = renderApp({ path: '/auth' });
    localStorage.removeItem('afya:language');
    await user.type(await screen.findByLabelText('Username'), 'Wanjiru');
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
    expect(await screen.findByText('Karibu, Wanjiru')).toBeVisible();
  });

  it('shows and hides the password', async () => {
    fakeAccounts();
    const { user } = renderApp({ path: '/auth' });
    const field = await screen.findByLabelText('Password');
    expect(field).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field).toHaveAttribute('type', 'password');
  });
});

describe('registration', () => {
  it.each([
    ['en', 'Username must be at least 3 characters', 'Password must be at least 6 characters'],
    ['sw', 'Jina la mtumiaji liwe na angalau herufi 3', 'Nenosiri liwe na angalau herufi 6'],
  ] as const)('validates name and password before sending (%s)', async (language, nameText, passwordText) => {
    fakeAccounts();
    await fillIn(language, 'register', 'ab', '12345');
    expect(await screen.findByText(nameText)).toBeVisible();
    expect(screen.getByText(passwordText)).toBeVisible();
    expect(posted).toEqual([]);
  });

  it('preselects the current language and sends the chosen one', async () => {
    fakeAccounts();
    await fillIn('sw', 'register', 'Wanjiru', 'secret1');
    await waitFor(() =>
      expect(posted).toEqual([{ username: 'Wanjiru', password: 'secret1', preferredLanguage: 'sw' }]),
    );
  });

  it.each([
    ['en', 'This username is taken. Choose another one.'],
    ['sw', 'Jina hili la mtumiaji limeshachukuliwa. Chagua lingine.'],
  ] as const)('shows that the name is taken (%s)', async (language, text) => {
    fakeAccounts({ status: 409, code: 'USERNAME_TAKEN' });
    await fillIn(language, 'register', 'Wanjiru', 'secret1');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it.each([
    ['en', 'Please check your input', 'Username: Username must be at most 50 characters'],
    ['sw', 'Tafadhali angalia ulichoandika', 'Jina la mtumiaji: Jina la mtumiaji lisizidi herufi 50'],
  ] as const)("lists the server's field errors (%s)", async (language, title, text) => {
    const errors = { username: 'Username must be at most 50 characters' };
    fakeAccounts({ status: 400, code: 'VALIDATION_FAILED', errors });
    await fillIn(language, 'register', 'Wanjiru', 'secret1');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(title);
    expect(alert).toHaveTextContent(text);
  });

  it.each([
    ['en', 'This password is too common', 'Password: This password is too common. Choose another one.'],
    ['sw', 'This password is too common', 'Nenosiri: Nenosiri hili linatumiwa na wengi. Chagua lingine.'],
    ['en', 'Password must not be the username', 'Password: Password must not be the username'],
    ['sw', 'Password must not be the username', 'Nenosiri: Nenosiri lisiwe jina lako la mtumiaji'],
  ] as const)('shows why the server rejects a password (%s, %s)', async (language, message, text) => {
    fakeAccounts({ status: 400, code: 'VALIDATION_FAILED', errors: { password: message } });
    await fillIn(language, 'register', 'Wanjiru', 'iloveyou');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('shows the message of an unknown refusal', async () => {
    fakeAccounts({ status: 418, code: 'INTERNAL', message: '' });
    await fillIn('en', 'register', 'Wanjiru', 'secret1');
    expect(await screen.findByRole('alert')).toHaveTextContent('Registration failed');
  });

  it('preselects the current language until one is picked, and switches to the picked language after registration', async () => {
    fakeAccounts();
    const { user } = renderApp({ path: '/auth' });
    await user.click(await screen.findByRole('tab', { name: 'Register' }));
    expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Kiswahili' }));
    expect(screen.getByRole('radio', { name: 'Kiswahili' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'English' }));
    await user.click(screen.getByRole('radio', { name: 'Kiswahili' }));
    await user.type(screen.getByLabelText('Username'), 'Wanjiru');
    await user.type(screen.getByLabelText('Password'), 'secret1{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Nimeihifadhi' }));
    expect(await screen.findByText('Karibu, Wanjiru')).toBeVisible();
    expect(posted).toEqual([{ username: 'Wanjiru', password: 'secret1', preferredLanguage: 'sw' }]);
  });

  it('keeps the input when switching between login and registration', async () => {
    fakeAccounts();
    const { user } = renderApp({ path: '/auth' });
    await user.type(await screen.findByLabelText('Username'), 'Wanjiru');
    await user.click(await screen.findByRole('button', { name: 'Register' }));
    expect(screen.getByRole('tab', { name: 'Register', selected: true })).toBeVisible();
    expect(screen.getByLabelText('Username')).toHaveValue('Wanjiru');
    expect(screen.getByLabelText('Username')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(screen.getByRole('tab', { name: 'Log in', selected: true })).toBeVisible();
  });
});
