import type { User } from '@afya/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, refuse } from '../testing/fake-api';
import { renderApp } from '../testing/render-app';
import { server } from '../testing/server';

const wanjiru: User = { id: 'u1', username: 'Wanjiru', preferredLanguage: 'sw', role: 'user' };
const WORDS = {
  en: { account: 'Account of Wanjiru', change: 'Change password', current: 'Current password', next: 'New password' },
  sw: {
    account: 'Akaunti ya Wanjiru',
    change: 'Badilisha nenosiri',
    current: 'Nenosiri la sasa',
    next: 'Nenosiri jipya',
  },
};
type Language = keyof typeof WORDS;
let posted: unknown[];

/** The server changes passwords unless given a refusal. */
function fakeAccounts(refusal?: Parameters<typeof refuse>[0]) {
  const api = fakeApi();
  api.user = wanjiru;
  server.use(
    http.post('/api/auth/password', async ({ request }) => {
      posted.push(await request.json());
      return refusal ? refuse(refusal) : HttpResponse.json({ success: true });
    }),
  );
  return api;
}

beforeEach(() => {
  posted = [];
});

async function openDialog(language: Language) {
  const { user } = renderApp({ language });
  const words = WORDS[language];
  await user.click(await screen.findByRole('button', { name: words.account }));
  await user.click(await screen.findByRole('button', { name: words.change }));
  const dialog = within(await screen.findByRole('dialog', { name: words.change }));
  return { user, words, dialog };
}

async function change(language: Language, current: string, next: string) {
  const opened = await openDialog(language);
  const { user, words, dialog } = opened;
  if (current) await user.type(dialog.getByLabelText(words.current), current);
  if (next) await user.type(dialog.getByLabelText(words.next), next);
  await user.click(dialog.getByRole('button', { name: words.change }));
  return opened;
}

describe('password change', () => {
  it.each([
    ['en', 'Password changed', 'logged out on all your other devices'],
    ['sw', 'Nenosiri limebadilishwa', 'vifaa vyako vingine vyote'],
  ] as const)('sends both passwords, confirms and closes (%s)', async (language, title, text) => {
    fakeAccounts();
    const { words } = await change(language, 'siri sana', 'maji ya moto');
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(text, { exact: false })).toBeVisible();
    expect(posted).toEqual([{ currentPassword: 'siri sana', newPassword: 'maji ya moto' }]);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: words.change })).toBeNull());
    expect(screen.getByRole('button', { name: words.account })).toHaveFocus();
  });

  it.each([
    ['en', '', '12345', ['Enter your current password', 'Password must be at least 6 characters']],
    ['sw', '', '12345', ['Andika nenosiri lako la sasa', 'Nenosiri liwe na angalau herufi 6']],
    ['en', 'siri sana', 'siri sana', ['The new password must differ from the current one']],
    ['sw', 'siri sana', 'siri sana', ['Nenosiri jipya liwe tofauti na la sasa']],
  ] as const)('validates both passwords before sending (%s, "%s", "%s")', async (language, current, next, texts) => {
    fakeAccounts();
    const { dialog } = await change(language, current, next);
    for (const text of texts) expect(await dialog.findByText(text)).toBeVisible();
    expect(posted).toEqual([]);
  });

  it.each([
    ['en', 'currentPassword', 'The current password is wrong', 'The current password is wrong'],
    ['sw', 'currentPassword', 'The current password is wrong', 'Nenosiri la sasa si sahihi'],
    ['en', 'newPassword', 'This password is too common', 'This password is too common. Choose another one.'],
    ['sw', 'newPassword', 'This password is too common', 'Nenosiri hili linatumiwa na wengi. Chagua lingine.'],
    ['sw', 'newPassword', 'Password must not be the username', 'Nenosiri lisiwe jina lako la mtumiaji'],
  ] as const)("shows the server's error at the field (%s, %s, %s)", async (language, field, message, text) => {
    fakeAccounts({ status: 400, code: 'VALIDATION_FAILED', errors: { [field]: message } });
    const { dialog, words } = await change(language, 'siri sana', 'maji ya moto');
    const input = dialog.getByLabelText(field === 'newPassword' ? words.next : words.current);
    await waitFor(() => expect(input).toHaveAccessibleDescription(text));
    expect(input).toBeInvalid();
    expect(input).toHaveFocus();
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['en', 'Your password was not changed', 'Too many attempts. Try again in 12 minutes.'],
    ['sw', 'Nenosiri lako halikubadilishwa', 'Umejaribu mara nyingi mno. Jaribu tena baada ya dakika 12.'],
  ] as const)('shows how long to wait after too many attempts (%s)', async (language, title, text) => {
    fakeAccounts({ status: 429, code: 'LOGIN_THROTTLED', headers: { 'Retry-After': '680' } });
    const { dialog } = await change(language, 'siri sana', 'maji ya moto');
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent(title);
    expect(alert).toHaveTextContent(text);
  });

  it('shows and hides each password separately', async () => {
    fakeAccounts();
    const { user, dialog, words } = await openDialog('en');
    await user.click(dialog.getByRole('button', { name: 'Show new password' }));
    expect(dialog.getByLabelText(words.next)).toHaveAttribute('type', 'text');
    expect(dialog.getByLabelText(words.current)).toHaveAttribute('type', 'password');
    await user.click(dialog.getByRole('button', { name: 'Hide new password' }));
    expect(dialog.getByLabelText(words.next)).toHaveAttribute('type', 'password');
  });
});
