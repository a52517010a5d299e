import type { User } from '@afya/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { navigation } from '../lib/navigation';
import { fakeApi, refuse, SESSION_ID } from '../testing/fake-api';
import { fakeLogs, log } from '../testing/fake-logs';
import { fakeSecurity, PASSWORD } from '../testing/fake-security';
import { renderApp } from '../testing/render-app';
import { server } from '../testing/server';

const amina: User = { id: 'u1', username: 'Amina', preferredLanguage: 'sw', role: 'user' };
const WORDS = {
  en: {
    password: 'Password',
    confirm: 'Continue',
    again: 'Enter your password again',
    wrong: 'The password is wrong',
    missing: 'Enter your password',
    tryLater: /Try again in 1 minute\./,
    exportLogs: 'Export',
    file: 'Download CSV',
    showAll: 'Show the whole conversation',
    show: 'Show',
    reason: 'Complaint from the patient',
    account: 'Account of Amina',
    privacy: 'Privacy and my data',
    deleteAll: 'Delete all my data',
    deleteNow: 'Delete for good',
    myData: 'Download my data',
    downloadNow: 'Download',
  },
  sw: {
    password: 'Nenosiri',
    confirm: 'Endelea',
    again: 'Andika nenosiri lako tena',
    wrong: 'Nenosiri si sahihi',
    missing: 'Andika nenosiri lako',
    tryLater: /Jaribu tena baada ya dakika 1\./,
    exportLogs: 'Pakua faili',
    file: 'Pakua CSV',
    showAll: 'Onyesha mazungumzo yote',
    show: 'Onyesha',
    reason: 'Malalamiko kutoka kwa mgonjwa',
    account: 'Akaunti ya Amina',
    privacy: 'Faragha na data yangu',
    deleteAll: 'Futa data yangu yote',
    deleteNow: 'Futa kabisa',
    myData: 'Pakua data yangu',
    downloadNow: 'Pakua',
  },
} as const;

const SESSION_CALLS = '/api/admin/sessions/:id';
function serveTimeline() {
  const totals = {
    startedAt: '2026-01-01T10:00:00Z',
    endedAt: '2026-01-01T10:20:00Z',
    messages: 1,
    replies: 1,
    costKES: 0.4,
    tokenCount: 830,
    creditsCharged: 11,
    creditsRefunded: 0,
  };
  const timeline = { sessionId: SESSION_ID, userId: null, events: [log('e1')], nextCursor: null, totals };
  server.use(http.get(`${SESSION_CALLS}/timeline`, () => HttpResponse.json(timeline)));
}

describe.each(['en', 'sw'] as const)('the password prompt (%s)', (language) => {
  const t = WORDS[language];
  const dialog = async () => within(await screen.findByRole('dialog'));

  const openExport = async () => {
    fakeLogs();
    const security = fakeSecurity();
    security.passwordNeeded = true;
    const { user } = renderApp({ path: '/admin', language });
    await user.click(await screen.findByRole('button', { name: t.exportLogs }));
    return { user, security, field: await (await dialog()).findByLabelText(t.password) };
  };

  it('protects the export until the password was confirmed; focus stays in the dialog', async () => {
    const { user, security, field } = await openExport();
    expect(screen.getByText(t.again)).toBeVisible();
    expect(field).toHaveAttribute('type', 'password');
    expect(field).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.queryByRole('link', { name: t.file })).not.toBeInTheDocument();
    await user.type(field, `${PASSWORD}{Enter}`);
    expect(await screen.findByRole('link', { name: t.file })).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveFocus();
    expect(security.sent).toEqual([['/api/auth/step-up', { password: PASSWORD }]]);
  });

  it('shows a wrong or missing password at the field and returns focus to it', async () => {
    const { user, security, field } = await openExport();
    await user.click(screen.getByRole('button', { name: t.confirm }));
    expect(field).toHaveAccessibleDescription(t.missing);
    expect(security.sent).toEqual([]);
    await user.type(field, 'not it');
    await user.click(screen.getByRole('button', { name: t.confirm }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(t.wrong));
    expect(field).toHaveFocus();
    expect(screen.queryByRole('link', { name: t.file })).not.toBeInTheDocument();
  });

  it('shows how long passwords are refused after too many wrong ones', async () => {
    const { user, security, field } = await openExport();
    security.throttledSeconds = 60;
    await user.type(field, `${PASSWORD}{Enter}`);
    expect(await screen.findByText(t.tryLater)).toBeVisible();
  });

  it('appears when the server requires it for a reveal, which is then sent with the same reason', async () => {
    fakeLogs();
    const security = fakeSecurity();
    serveTimeline();
    const sent: unknown[] = [];
    server.use(
      http.post(`${SESSION_CALLS}/reveal`, async ({ request }) => {
        if (security.passwordNeeded) return refuse({ status: 401, code: 'PASSWORD_REQUIRED' });
        sent.push(await request.json());
        return HttpResponse.json({ messages: [] });
      }),
    );
    const { user } = renderApp({ path: `/admin/sessions/${SESSION_ID}`, language });
    await user.click(await screen.findByRole('button', { name: t.showAll }));
    await user.click(await (await dialog()).findByRole('button', { name: t.reason }));
    security.passwordNeeded = true;
    await user.click((await dialog()).getByRole('button', { name: t.show }));
    await user.type(await screen.findByLabelText(t.password), `${PASSWORD}{Enter}`);
    await user.click(await (await dialog()).findByRole('button', { name: t.show }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([{ reason: t.reason }]);
  });

  const openMyData = async (choice: string) => {
    fakeApi().user = amina;
    const security = fakeSecurity();
    const { user } = renderApp({ language });
    await user.click(await screen.findByRole('button', { name: t.account }));
    await user.click(await screen.findByRole('button', { name: t.privacy }));
    await user.click(await screen.findByRole('button', { name: choice }));
    return { user, security };
  };

  it('appears when the server requires it to delete an account, and nothing is deleted before', async () => {
    const { user, security } = await openMyData(t.deleteAll);
    vi.spyOn(console, 'error').mockReturnValue();
    const erased: string[] = [];
    server.use(
      http.delete('/api/me', () => {
        if (security.passwordNeeded) return refuse({ status: 401, code: 'PASSWORD_REQUIRED' });
        erased.push('me');
        return HttpResponse.json({ success: true });
      }),
    );
    const deleteNow = await screen.findByRole('button', { name: t.deleteNow });
    security.passwordNeeded = true;
    await user.click(deleteNow);
    await user.type(await screen.findByLabelText(t.password), `${PASSWORD}{Enter}`);
    await user.click(await screen.findByRole('button', { name: t.deleteNow }));
    await waitFor(() => expect(navigation.loadPage).toHaveBeenCalledWith('/'));
    expect(erased).toEqual(['me']);
  });

  it("protects the download of the user's data", async () => {
    fakeApi().user = amina;
    fakeSecurity().passwordNeeded = true;
    const { user } = renderApp({ language });
    await user.click(await screen.findByRole('button', { name: t.account }));
    await user.click(await screen.findByRole('button', { name: t.privacy }));
    await user.click(await screen.findByRole('button', { name: t.myData }));
    await user.type(await screen.findByLabelText(t.password), `${PASSWORD}{Enter}`);
    expect(await screen.findByRole('link', { name: t.downloadNow })).toHaveAttribute('href', '/api/me/export');
  });
});
