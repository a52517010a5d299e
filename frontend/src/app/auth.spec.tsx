import { ERROR_MESSAGES, type User } from '@afya/contracts';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPage } from '../lib/navigation';
import { fakeApi, refuse } from '../testing/fake-api';
import { renderApp } from '../testing/render-app';
import { server } from '../testing/server';

vi.mock('../lib/navigation', () => ({ loadPage: vi.fn() }));

const wanjiru: User = { id: 'u1', username: 'Wanjiru', preferredLanguage: 'sw', role: 'user' };
let posted: unknown[];

/** The server signs in, unless told how to refuse. */
function fakeAccounts(refusal?: Parameters<typeof refuse>[0]) {
  const api = fakeApi();
  const signIn = (status: number) => async (context: { request: Request }) => {
    posted.push(await context.request.json());
    if (refusal) return refuse(refusal);
    api.user = wanjiru;
    return HttpResponse.json(wanjiru, { status });
  };
  server.use(http.post('/api/auth/login', signIn(200)), http.post('/api/auth/register', signIn(201)));
  return api;
}

beforeEach(() => {
  posted = [];
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

describe('logging in', () => {
  it('leads to the chat, which greets by name', async () => {
    fakeAccounts();
    await fillIn('en', 'login', 'Wanjiru', 'secret');
    expect(await screen.findByText('Welcome, Wanjiru')).toBeVisible();
    expect(window.location.pathname).toBe('/');
    expect(posted).toEqual([{ username: 'Wanjiru', password: 'secret' }]);
  });

  it.each([
    ['en', 'Login failed', 'Invalid username or password'],
    ['sw', 'Imeshindwa kuingia', 'Jina la mtumiaji au nenosiri si sahihi'],
  ] as const)('says when name or password are wrong (%s)', async (language, title, text) => {
    fakeAccounts({ status: 401, code: 'CREDENTIALS_INVALID' });
    await fillIn(language, 'login', 'Wanjiru', 'wrong');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(title);
    expect(alert).toHaveTextContent(text);
  });

  it.each([
    ['en', 'Too many attempts. Please try again later'],
    ['sw', 'Umejaribu mara nyingi mno. Tafadhali jaribu tena baadaye'],
  ] as const)('passes on other refusals (%s)', async (language, text) => {
    fakeAccounts({ status: 429, code: 'LOGIN_THROTTLED' });
    await fillIn(language, 'login', 'Wanjiru', 'wrong');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('has words for a server that fails', async () => {
    fakeAccounts({ status: 500, code: 'INTERNAL' });
    await fillIn('en', 'login', 'Wanjiru', 'secret');
    expect(await screen.findByRole('alert')).toHaveTextContent('The server could not answer. Please try again.');
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

describe('registering', () => {
  it.each([
    ['en', 'Username must be at least 3 characters', 'Password must be at least 6 characters'],
    ['sw', 'Jina la mtumiaji liwe na angalau herufi 3', 'Nenosiri liwe na angalau herufi 6'],
  ] as const)('checks name and password before anything is sent (%s)', async (language, nameText, passwordText) => {
    fakeAccounts();
    await fillIn(language, 'register', 'ab', '12345');
    expect(await screen.findByText(nameText)).toBeVisible();
    expect(screen.getByText(passwordText)).toBeVisible();
    expect(posted).toEqual([]);
  });

  it("offers the screen's language first and sends the chosen one", async () => {
    fakeAccounts();
    await fillIn('sw', 'register', 'Wanjiru', 'secret1');
    await waitFor(() =>
      expect(posted).toEqual([{ username: 'Wanjiru', password: 'secret1', preferredLanguage: 'sw' }]),
    );
  });

  it.each([
    ['en', 'This username is taken. Choose another one.'],
    ['sw', 'Jina hili la mtumiaji limeshachukuliwa. Chagua lingine.'],
  ] as const)('says when the name is taken (%s)', async (language, text) => {
    fakeAccounts({ status: 409, code: 'USERNAME_TAKEN' });
    await fillIn(language, 'register', 'Wanjiru', 'secret1');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it.each([
    ['en', 'Please check your input', 'Username: Username must be at most 50 characters'],
    ['sw', 'Tafadhali angalia ulichoandika', 'Jina la mtumiaji: Jina la mtumiaji lisizidi herufi 50'],
  ] as const)('lists what the server found wrong, field by field (%s)', async (language, title, text) => {
    const errors = { username: 'Username must be at most 50 characters' };
    fakeAccounts({ status: 400, code: 'VALIDATION_FAILED', errors });
    await fillIn(language, 'register', 'Wanjiru', 'secret1');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(title);
    expect(alert).toHaveTextContent(text);
  });

  it('shows the message of an unknown refusal', async () => {
    fakeAccounts({ status: 418, code: 'INTERNAL', message: '' });
    await fillIn('en', 'register', 'Wanjiru', 'secret1');
    expect(await screen.findByRole('alert')).toHaveTextContent('Registration failed');
  });

  it('links the two forms to each other', async () => {
    fakeAccounts();
    const { user } = renderApp({ path: '/auth' });
    await user.click(await screen.findByRole('button', { name: 'Register' }));
    expect(screen.getByRole('tab', { name: 'Register', selected: true })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(screen.getByRole('tab', { name: 'Log in', selected: true })).toBeVisible();
  });
});

describe('the user menu', () => {
  it('leads visitors to the login', async () => {
    fakeApi();
    const { user } = renderApp();
    await user.click(await screen.findByRole('link', { name: 'Log in' }));
    expect(await screen.findByRole('tab', { name: 'Log in' })).toBeVisible();
  });

  it('logs out and leaves the session', async () => {
    const api = fakeApi();
    api.user = wanjiru;
    server.use(http.post('/api/auth/logout', () => HttpResponse.json({ success: true })));
    const { user } = renderApp();
    await user.click(await screen.findByRole('button', { name: 'Account of Wanjiru' }));
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/'));
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
  });

  it('says when logging out fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    fakeApi().user = wanjiru;
    server.use(http.post('/api/auth/logout', () => refuse({ status: 500, code: 'INTERNAL' })));
    const { user } = renderApp();
    await user.click(await screen.findByRole('button', { name: 'Account of Wanjiru' }));
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    const texts = await screen.findAllByText('An unknown error occurred');
    expect(texts[0]).toBeVisible();
    expect(ERROR_MESSAGES.INTERNAL).not.toBe('An unknown error occurred');
  });
});
