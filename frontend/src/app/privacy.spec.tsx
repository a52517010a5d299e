import type { PrivacyNotice, User } from '@afya/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { BROWSER_RECORDS } from '../config/browser-records';
import { navigation } from '../lib/navigation';
import { fakeApi, refuse, SESSION_ID } from '../testing/fake-api';
import { renderApp } from '../testing/render-app';
import { server } from '../testing/server';

const amina: User = { id: 'u1', username: 'Amina', preferredLanguage: 'sw', role: 'user' };
const keptFor = { visitorDays: 30, userMonths: 12, logDays: 60 };

function serveNotice(notice: Partial<PrivacyNotice> = {}) {
  server.use(http.get('/api/privacy', () => HttpResponse.json({ model: null, contact: null, keptFor, ...notice })));
}

/** Records the delete requests. */
function serveErasures(answer = () => HttpResponse.json({ success: true }) as Response) {
  const erased: string[] = [];
  const note = ({ request }: { request: Request }) => {
    erased.push(new URL(request.url).pathname);
    return answer();
  };
  server.use(http.delete('/api/me', note), http.delete('/api/session/:id', note));
  return erased;
}

describe('the privacy page', () => {
  it('says that no data leaves a server with the built-in engine, and how long data is stored', async () => {
    fakeApi();
    serveNotice();
    renderApp({ path: '/privacy' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    expect(await screen.findByText(/Nothing you write is sent to another company/)).toBeVisible();
    expect(await screen.findByText('Without an account: until 30 days after your last visit.')).toBeVisible();
    expect(screen.getByText('With an account: until 12 months after your last visit.')).toBeVisible();
    expect(screen.getByText('The operator of this server has not named a contact yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'www.odpc.go.ke' })).toHaveAttribute('href', 'https://www.odpc.go.ke');
  });

  it('names the language model and the contact that the operator configured, in Swahili', async () => {
    fakeApi();
    serveNotice({ model: { host: 'api.example.com' }, contact: 'faragha@afya.example' });
    renderApp({ path: '/privacy', language: 'sw' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Faragha' })).toBeVisible();
    expect(await screen.findByText(/akili bandia \(AI\) iliyo api\.example\.com/)).toBeVisible();
    expect(await screen.findByText('faragha@afya.example')).toBeVisible();
  });

  it('claims nothing while the server does not respond', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    fakeApi();
    server.use(http.get('/api/privacy', () => HttpResponse.error()));
    const { user } = renderApp({ path: '/privacy' });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The server could not tell this just now.');
    serveNotice();
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/Nothing you write is sent/)).toBeVisible();
  });

  it('is public before the notice is accepted, and then there is nothing to delete', async () => {
    fakeApi();
    serveNotice();
    renderApp({ path: '/privacy', records: { disclaimer: 'false', unopenedSession: SESSION_ID } });
    expect(await screen.findByText('Nothing is kept about this browser yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete all my data' })).not.toBeInTheDocument();
  });

  it.each([
    ['the notice', '/', { disclaimer: 'false' }, 'How Afya treats your data'],
    ['the page for logging in', '/auth', {}, 'Privacy and my data'],
  ])('is reached from %s', async (_place, path, records, name) => {
    fakeApi();
    renderApp({ path, records });
    const link = await screen.findByRole('link', { name });
    expect(link).toHaveAttribute('href', '/privacy');
  });
});

describe('my data', () => {
  const openAsVisitor = async () => {
    const { user } = renderApp();
    await user.click(await screen.findByRole('button', { name: 'This consultation' }));
    await user.click(await screen.findByRole('button', { name: 'Privacy and my data' }));
    return { user, dialog: await screen.findByRole('dialog', { name: 'Privacy and my data' }) };
  };

  it('explains the download first and downloads one file', async () => {
    fakeApi().user = amina;
    const { user } = renderApp();
    await user.click(await screen.findByRole('button', { name: 'Account of Amina' }));
    await user.click(await screen.findByRole('button', { name: 'Privacy and my data' }));
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    const dialog = await screen.findByRole('dialog', { name: 'Download my data' });
    expect(dialog).toHaveTextContent('Whoever opens it can read all of it.');
    const link = within(dialog).getByRole('link', { name: 'Download' });
    expect(link).toHaveAttribute('href', '/api/me/export');
    expect(link).toHaveAttribute('download');
  });

  it('deletes one consultation with its draft and opens a new one', async () => {
    fakeApi();
    const erased = serveErasures();
    const { user } = await openAsVisitor();
    localStorage.setItem(BROWSER_RECORDS.conversation, '{}');
    await user.click(screen.getByRole('button', { name: 'Delete this consultation' }));
    const confirm = await screen.findByRole('dialog', { name: 'Delete this consultation' });
    expect(confirm).toHaveTextContent('The credits you used stay used. This cannot be undone.');
    await user.click(within(confirm).getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(navigation.loadPage).toHaveBeenCalledWith('/'));
    expect(erased).toEqual([`/api/session/${SESSION_ID}`]);
    expect(localStorage.getItem(BROWSER_RECORDS.conversation)).toBeNull();
    expect(localStorage.getItem(BROWSER_RECORDS.sessionId)).not.toBe(SESSION_ID);
  });

  it('deletes all data of the user, also in the browser', async () => {
    fakeApi();
    const erased = serveErasures();
    const { user } = await openAsVisitor();
    for (const key of Object.values(BROWSER_RECORDS)) localStorage.setItem(key, localStorage.getItem(key) ?? '{}');
    await user.click(screen.getByRole('button', { name: 'Delete all my data' }));
    const confirm = await screen.findByRole('dialog', { name: 'Delete all my data' });
    await user.click(within(confirm).getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(navigation.loadPage).toHaveBeenCalledWith('/'));
    expect(erased).toEqual(['/api/me']);
    expect(Object.values(BROWSER_RECORDS).filter((key) => localStorage.getItem(key) !== null)).toEqual([]);
  });

  it('deletes nothing on cancel and returns the focus', async () => {
    fakeApi();
    const erased = serveErasures();
    const { user } = await openAsVisitor();
    const button = screen.getByRole('button', { name: 'Delete all my data' });
    await user.click(button);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(button).toHaveFocus());
    expect(erased).toEqual([]);
  });

  it('shows an error when deleting fails, keeps everything and allows a retry', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    fakeApi();
    let away = true;
    serveErasures(() =>
      away ? refuse({ status: 503, code: 'RPC_UNAVAILABLE' }) : HttpResponse.json({ success: true }),
    );
    const { user } = await openAsVisitor();
    await user.click(screen.getByRole('button', { name: 'Delete all my data' }));
    await user.click(await screen.findByRole('button', { name: 'Delete for good' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing has changed.');
    expect(localStorage.getItem(BROWSER_RECORDS.sessionId)).toBe(SESSION_ID);
    away = false;
    await user.click(screen.getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(navigation.loadPage).toHaveBeenCalledWith('/'));
  });
});
