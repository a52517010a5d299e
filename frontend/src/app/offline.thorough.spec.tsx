import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, refuse, SESSION_ID, setMessages } from '../testing/fake-api';
import { makeReply, makeUserMessage } from '../testing/make-message';
import { renderApp } from '../testing/render-app';
import { server } from '../testing/server';

const KEY = 'afya:last-conversation';
const SAID = 'My knee is swollen since Sunday';
const cachedConversation = () => localStorage.getItem(KEY) ?? '';

/** Loads a conversation online until it is cached, then closes the page. */
async function visit(): Promise<string> {
  const api = fakeApi();
  setMessages(api, makeUserMessage(SAID));
  const { unmount } = renderApp();
  await screen.findByText(SAID);
  await waitFor(() => expect(cachedConversation()).toContain(SAID));
  unmount();
  return cachedConversation();
}

/** From now on the server does not respond. */
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
    'shows the cached conversation and continues when the network is back (%s)',
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

  it('continues by itself when the browser reports a network', async () => {
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
    [
      'of last month',
      (record: string) => record.replace(/"cachedAt":\d+/, `"cachedAt":${Date.now() - 30 * 86_400_000}`),
    ],
    ['that is damaged', (record: string) => record.slice(0, -20)],
  ])('does not show a conversation %s', async (_, change) => {
    const record = await visit();
    loseNetwork();
    renderApp({ records: { conversation: change(record) } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to initialize chat session');
    expect(screen.queryByText(SAID)).not.toBeInTheDocument();
  });
});

describe('the cached conversation is deleted', () => {
  it('for good by a new diagnosis, even while the page is still open', async () => {
    const record = await visit();
    const api = fakeApi();
    setMessages(api, makeUserMessage(SAID));
    const { user } = renderApp({ records: { conversation: record } });
    await screen.findByText(SAID);
    await user.click(screen.getByRole('button', { name: 'New diagnosis' }));
    expect(cachedConversation()).toBe('');
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(cachedConversation()).toBe('');
  });

  it('by a logout', async () => {
    const record = await visit();
    const api = fakeApi();
    api.user = { id: 'u', username: 'amina', preferredLanguage: 'en', role: 'user' };
    server.use(http.post('/api/auth/logout', () => HttpResponse.json({ success: true })));
    const { user } = renderApp({ records: { conversation: record } });
    await user.click(await screen.findByRole('button', { name: /amina/ }));
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(cachedConversation()).toBe(''));
  });

  it('when the server refuses the session, and is not shown meanwhile', async () => {
    const record = await visit();
    fakeApi();
    server.use(http.post('/api/session/:id', () => refuse({ status: 403, code: 'ACCESS_DENIED' })));
    renderApp({ records: { conversation: record } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Access Denied');
    expect(screen.queryByText(SAID)).not.toBeInTheDocument();
    expect(cachedConversation()).toBe('');
  });
});
