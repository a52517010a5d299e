import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { navigation } from '../lib/navigation';
import { fakeApi, refuse, SESSION_ID } from '../testing/fake-api';
import { renderApp } from '../testing/render-app';
import { server } from '../testing/server';

const OTHER_ID = 'b'.repeat(21);
const savedSessionId = () => localStorage.getItem('afya:session-id');

/** The session that the page opened on the server. */
async function startedSession(api: ReturnType<typeof fakeApi>): Promise<string> {
  await screen.findByRole('textbox');
  const start = api.calls.find((call) => call.startsWith('POST /api/session/'));
  return start?.split('/').at(-1) ?? '';
}

describe('the opened session', () => {
  it("is the URL's before the browser's", async () => {
    const api = fakeApi();
    renderApp({ path: `/?session=${OTHER_ID}` });
    expect(await startedSession(api)).toBe(OTHER_ID);
    expect(savedSessionId()).toBe(OTHER_ID);
  });

  it("is the browser's before a new one; it is opened first, then fetched", async () => {
    const api = fakeApi();
    renderApp();
    expect(await startedSession(api)).toBe(SESSION_ID);
    await waitFor(() => expect(api.calls).toContain(`GET /api/session/${SESSION_ID}`));
  });

  it.each(['', '/?session=too-short', `/?session=${'a'.repeat(20)}%2F`])(
    'is a new one otherwise (%s)',
    async (path) => {
      const api = fakeApi();
      renderApp({ path: path || '/', records: { sessionId: '' } });
      const id = await startedSession(api);
      expect(id).toMatch(/^[A-Za-z0-9_-]{21}$/);
      expect(savedSessionId()).toBe(id);
    },
  );

  it('is always a new one in developer mode, which the URL switches on and off', async () => {
    const api = fakeApi();
    const { unmount } = renderApp({ path: `/?dev=true&session=${OTHER_ID}` });
    expect([OTHER_ID, SESSION_ID]).not.toContain(await startedSession(api));
    expect(screen.getByText('Developer mode')).toBeVisible();
    unmount();

    const again = renderApp({ records: { devMode: 'true' } });
    expect(await screen.findByText('Developer mode')).toBeVisible();
    again.unmount();

    renderApp({ path: '/?dev=false', records: { devMode: 'true' } });
    await screen.findByRole('textbox');
    expect(screen.queryByText('Developer mode')).not.toBeInTheDocument();
  });

  it('shows a skeleton while it opens', async () => {
    fakeApi();
    renderApp();
    expect(screen.getByText('Your consultation is starting')).toBeInTheDocument();
    expect(await screen.findByRole('textbox')).toBeVisible();
  });
});

describe('opening a new session', () => {
  it('retries with the same secret key after a lost response, and sends no key later', async () => {
    fakeApi();
    const keys: (string | null)[] = [];
    let lost = true;
    server.use(
      http.post('/api/session/:id', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return lost ? HttpResponse.error() : undefined;
      }),
    );
    const first = renderApp({ records: { sessionId: '' } });
    await waitFor(() => expect(keys.length).toBeGreaterThan(0));
    first.unmount();
    lost = false;
    const second = renderApp({ records: { sessionId: savedSessionId() ?? '' } });
    await waitFor(() => expect(localStorage.getItem('afya:unopened-session')).toBeFalsy());
    expect(localStorage.getItem('afya:opening-key')).toBeFalsy();
    expect(keys[0]).toMatch(/^[A-Za-z0-9_-]{32}$/);
    expect(new Set(keys)).toEqual(new Set([keys[0]]));
    second.unmount();
    renderApp({ records: { sessionId: savedSessionId() ?? '' } });
    await waitFor(() => expect(keys.at(-1)).toBeNull());
  });
});

describe('a refused session', () => {
  it('is replaced, keeping the draft, when its id was created here and never confirmed', async () => {
    const api = fakeApi();
    api.refuseStart = { status: 403, code: 'ACCESS_DENIED' };
    const records = {
      sessionId: OTHER_ID,
      unopenedSession: OTHER_ID,
      drafts: JSON.stringify({ [OTHER_ID]: 'my head' }),
    };
    renderApp({ records });
    await waitFor(() => expect(navigation.loadPage).toHaveBeenCalledWith('/'));
    expect(savedSessionId()).toMatch(/^[A-Za-z0-9_-]{21}$/);
    expect(savedSessionId()).not.toBe(OTHER_ID);
    expect(JSON.parse(localStorage.getItem('afya:drafts') ?? '')).toEqual({ [savedSessionId() ?? '']: 'my head' });
    expect(screen.queryByText('Access Denied')).not.toBeInTheDocument();
  });

  it('moves a queued message to the replacement, at the price that the button showed', async () => {
    const api = fakeApi();
    let refuseIt = () => {};
    const refused = new Promise<void>((resolve) => (refuseIt = resolve));
    server.use(
      http.post(
        '/api/session/:id',
        async () => {
          await refused;
          return refuse({ status: 403, code: 'ACCESS_DENIED' });
        },
        { once: true },
      ),
    );
    const records = {
      sessionId: OTHER_ID,
      unopenedSession: OTHER_ID,
      drafts: JSON.stringify({ [OTHER_ID]: 'my head hurts' }),
    };
    const { user, unmount } = renderApp({ records });
    await user.click(screen.getByRole('button', { name: /^Send, costs/ }));
    refuseIt();
    await waitFor(() => expect(navigation.loadPage).toHaveBeenCalledWith('/'));
    expect(api.sends).toEqual([]);
    unmount();
    renderApp({ records: { sessionId: savedSessionId() ?? '' } });
    await waitFor(() => expect(api.sends).toMatchObject([{ sessionId: savedSessionId(), message: 'my head hurts' }]));
    unmount();
    renderApp({ records: { sessionId: savedSessionId() ?? '' } });
    await screen.findByRole('heading', { name: 'What is troubling you?' });
    expect(api.sends).toHaveLength(1);
  });

  it('is replaced once; a second refusal shows the alert', async () => {
    const api = fakeApi();
    api.refuseStart = { status: 403, code: 'ACCESS_DENIED' };
    const first = renderApp({ records: { sessionId: OTHER_ID, unopenedSession: OTHER_ID } });
    await waitFor(() => expect(navigation.loadPage).toHaveBeenCalledTimes(1));
    first.unmount();
    renderApp({
      records: {
        sessionId: savedSessionId() ?? '',
        unopenedSession: localStorage.getItem('afya:unopened-session') ?? '',
      },
    });
    expect(await screen.findByText('Access Denied')).toBeVisible();
    expect(navigation.loadPage).toHaveBeenCalledTimes(1);
  });

  it('is not replaced when the origin of the request was refused', async () => {
    const api = fakeApi();
    api.refuseStart = { status: 403, code: 'ORIGIN_REJECTED' };
    renderApp({ records: { sessionId: OTHER_ID, unopenedSession: OTHER_ID } });
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(navigation.loadPage).not.toHaveBeenCalled();
  });

  it('shows the alert when it had been opened before', async () => {
    const api = fakeApi();
    const { unmount } = renderApp({ records: { sessionId: OTHER_ID, unopenedSession: OTHER_ID } });
    await waitFor(() => expect(localStorage.getItem('afya:unopened-session')).toBeFalsy());
    unmount();
    api.refuseStart = { status: 403, code: 'ACCESS_DENIED' };
    renderApp();
    expect(await screen.findByText('Access Denied')).toBeVisible();
    expect(navigation.loadPage).not.toHaveBeenCalled();
  });
});

describe('a session that cannot be opened', () => {
  it.each([
    [503, 'INTERNAL', 'The database is away', 'The database is away'],
    [500, 'INTERNAL', undefined, 'Something went wrong'],
  ] as const)("shows the server's message (%i %s %s)", async (status, code, message, shown) => {
    const api = fakeApi();
    api.refuseStart = { status, code, ...(message && { message }) };
    renderApp();
    expect(await screen.findByRole('alert')).toHaveTextContent(shown);
  });

  it.each([
    ['an error page', '<html>502 Bad Gateway</html>'],
    ['a bare status', ''],
    ['a line of text', 'no healthy upstream'],
  ])('replaces %s of a proxy with a text', async (_what, page) => {
    fakeApi();
    server.use(http.post('/api/session/:id', () => new Response(page, { status: 502, statusText: 'Bad Gateway' })));
    renderApp();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The service is not available');
    expect(alert).not.toHaveTextContent(/Bad Gateway|upstream/);
  });
});

describe('a new diagnosis', () => {
  it('creates a new id and reloads the page without the old one', async () => {
    fakeApi();
    const { user } = renderApp({ path: `/?session=${OTHER_ID}` });
    await user.click(await screen.findByRole('button', { name: 'New diagnosis' }));
    expect(navigation.loadPage).toHaveBeenCalledWith('/');
    expect(savedSessionId()).toMatch(/^[A-Za-z0-9_-]{21}$/);
    expect(savedSessionId()).not.toBe(OTHER_ID);
  });
});

describe('unknown paths', () => {
  it.each([
    ['en', 'Page Not Found'],
    ['sw', 'Ukurasa haukupatikana'],
  ] as const)('show a not-found page (%s)', async (language, text) => {
    fakeApi();
    renderApp({ path: '/no/such/page', language });
    expect(await screen.findByRole('heading', { name: text })).toBeVisible();
  });
});
