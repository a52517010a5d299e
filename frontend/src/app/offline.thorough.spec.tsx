import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, refuse, SESSION_ID, setMessages } from '../testing/fake-api';
import { makeReply, makeUserMessage } from '../testing/make-message';
import { renderApp } from '../testing/render-app';
import { server } from '../testing/server';

vi.mock('../lib/navigation', () => ({ loadPage: vi.fn() }));

const KEY = 'afya:last-conversation';
const SAID = 'My knee is swollen since Sunday';
const kept = () => localStorage.getItem(KEY) ?? '';

/** Reads a conversation with a network, until it is kept; then the page is closed. */
async function visit(): Promise<string> {
  const api = fakeApi();
  setMessages(api, makeUserMessage(SAID));
  const { unmount } = renderApp();
  await screen.findByText(SAID);
  await waitFor(() => expect(kept()).toContain(SAID));
  unmount();
  return kept();
}

/** From now on nothing is answered. */
function loseNetwork(): void {
  server.resetHandlers();
  server.use(http.all('/api/*', () => HttpResponse.error()));
}

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

describe('without a network', () => {
  it.each([
    ['en', 'No connection', 'Retry'],
    ['sw', 'Hakuna mtandao', 'Jaribu tena'],
  ] as const)(
    'the last conversation can be read, and goes on with the network (%s)',
    async (language, title, retry) => {
      const record = await visit();
      loseNetwork();
      const { user } = renderApp({ language, records: { conversation: record } });
      expect(await screen.findByText(SAID)).toBeVisible();
      expect(screen.getByText(title)).toBeVisible();

      const api = fakeApi();
      setMessages(api, makeReply('News from the server', 'News from the server'));
      await user.click(screen.getByRole('button', { name: retry }));
      expect(await screen.findByText('News from the server')).toBeVisible();
      expect(screen.queryByText(title)).not.toBeInTheDocument();
    },
  );

  it('it goes on by itself when the browser tells that the network is back', async () => {
    const record = await visit();
    loseNetwork();
    renderApp({ records: { conversation: record } });
    await screen.findByText(SAID);
    const api = fakeApi();
    setMessages(api, makeReply('News from the server', 'News from the server'));
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('News from the server')).toBeVisible();
  });

  it.each([
    ['of another session', (record: string) => record.replaceAll(SESSION_ID, 'x'.repeat(21))],
    ['of another version', (record: string) => record.replace(/"build":"[^"]*"/, '"build":"older"')],
    ['of last month', (record: string) => record.replace(/"keptAt":\d+/, `"keptAt":${Date.now() - 30 * 86_400_000}`)],
    ['that is damaged', (record: string) => record.slice(0, -20)],
  ])('a conversation %s is not shown', async (_, change) => {
    const record = await visit();
    loseNetwork();
    renderApp({ records: { conversation: change(record) } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to initialize chat session');
    expect(screen.queryByText(SAID)).not.toBeInTheDocument();
  });
});

describe('the kept conversation goes', () => {
  it('with a new diagnosis, for good, though the page is still there', async () => {
    const record = await visit();
    const api = fakeApi();
    setMessages(api, makeUserMessage(SAID));
    const { user } = renderApp({ records: { conversation: record } });
    await screen.findByText(SAID);
    await user.click(screen.getByRole('button', { name: 'New diagnosis' }));
    expect(kept()).toBe('');
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(kept()).toBe('');
  });

  it('with a log-out', async () => {
    const record = await visit();
    const api = fakeApi();
    api.user = { id: 'u', username: 'amina', preferredLanguage: 'en', role: 'user' };
    server.use(http.post('/api/auth/logout', () => HttpResponse.json({ success: true })));
    const { user } = renderApp({ records: { conversation: record } });
    await user.click(await screen.findByRole('button', { name: /amina/ }));
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(kept()).toBe(''));
  });

  it('when the server refuses the session, and is not shown meanwhile', async () => {
    const record = await visit();
    fakeApi();
    server.use(http.post('/api/session/:id', () => refuse({ status: 403, code: 'ACCESS_DENIED' })));
    renderApp({ records: { conversation: record } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Access Denied');
    expect(screen.queryByText(SAID)).not.toBeInTheDocument();
    expect(kept()).toBe('');
  });
});
