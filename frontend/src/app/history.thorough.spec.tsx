import type { User } from '@afya/contracts';
import { onlineManager } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { navigation } from '../lib/navigation';
import { fakeApi, refuse, SESSION_ID } from '../testing/fake-api';
import { renderApp } from '../testing/render-app';
import { server } from '../testing/server';

const user: User = { id: 'u1', username: 'Wanjiru', preferredLanguage: 'en', role: 'user' };
const OTHER_ID = 'a'.repeat(21);
const session = (consultationState: unknown, minutesAgo = 120) => ({
  sessionId: OTHER_ID,
  consultationState,
  createdAt: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
});

async function openHistory(
  sessions: unknown[] | Parameters<typeof refuse>[0],
  language: 'en' | 'sw' = 'en',
  before?: () => void,
) {
  fakeApi().user = user;
  server.use(
    http.get('/api/auth/sessions', () => (Array.isArray(sessions) ? HttpResponse.json(sessions) : refuse(sessions))),
  );
  const view = renderApp({ language });
  const button = await screen.findByRole('button', { name: language === 'en' ? 'History' : 'Historia' });
  before?.();
  await view.user.click(button);
  return { ...view, drawer: within(await screen.findByRole('dialog')) };
}

describe('the history drawer', () => {
  it('is available only to logged-in users', async () => {
    fakeApi();
    renderApp();
    await screen.findByRole('link', { name: 'Log in' });
    expect(screen.queryByRole('button', { name: 'History' })).not.toBeInTheDocument();
  });

  it('shows the first 30 characters, the time and the stage', async () => {
    const symptoms = 'Fever with chills and a strong headache';
    const { drawer } = await openHistory([session({ stage: 'follow_up', collectedInfo: { symptoms } })]);
    expect(await drawer.findByText('Fever with chills and a strong…')).toBeVisible();
    expect(drawer.getByText('2 hours ago')).toBeVisible();
    expect(drawer.getByText('follow-up')).toHaveAttribute('data-variant', 'outline');
  });

  it.each([
    ['initial_gathering', 'initial', 'default'],
    ['context_validation', 'context', 'secondary'],
    ['vision_analysis', 'vision', 'secondary'],
    ['diagnostic_prompt', 'diagnostic prompt', 'default'],
    ['final_analysis', 'final analysis', 'default'],
    ['final_recommendations', 'recommendations', 'outline'],
    ['complete', 'complete', 'outline'],
    ['something_else', 'unknown', 'default'],
    [undefined, 'unknown', 'default'],
  ])('labels the stage %s "%s" in the style %s', async (stage, label, look) => {
    const { drawer } = await openHistory([session(JSON.stringify({ stage, collectedInfo: {} }))]);
    expect(await drawer.findByText(label)).toHaveAttribute('data-variant', look);
  });

  it.each([
    ['en', 'No symptoms recorded', '2 hours ago'],
    ['sw', 'Hakuna dalili zilizorekodiwa', 'saa 2 zilizopita'],
  ] as const)('says when no symptoms were recorded (%s)', async (language, text, ago) => {
    const { drawer } = await openHistory([session({ stage: 'complete', collectedInfo: {} })], language);
    expect(await drawer.findByText(text)).toBeVisible();
    expect(drawer.getByText(ago)).toBeVisible();
  });

  it('shows short symptoms in full', async () => {
    const { drawer } = await openHistory([session({ stage: 'complete', collectedInfo: { symptoms: 'Cough' } })]);
    expect(await drawer.findByText('Cough')).toBeVisible();
  });

  it('continues another session', async () => {
    const { drawer, user: visitor } = await openHistory([session({ stage: 'complete', collectedInfo: {} })]);
    await visitor.click(await drawer.findByRole('button', { name: 'Continue session' }));
    expect(navigation.loadPage).toHaveBeenCalledWith(`/?session=${OTHER_ID}`);
    expect(localStorage.getItem('afya:session-id')).toBe(OTHER_ID);
  });

  it.each([
    ['en', 'No consultations yet'],
    ['sw', 'Bado huna mazungumzo'],
  ] as const)('shows an empty state (%s)', async (language, text) => {
    const { drawer } = await openHistory([], language);
    expect(await drawer.findByText(text)).toBeVisible();
  });

  it.each([
    ['en', 'Failed to load history'],
    ['sw', 'Imeshindwa kupakia historia'],
  ] as const)('shows an error when loading fails (%s)', async (language, text) => {
    const { drawer } = await openHistory({ status: 500, code: 'INTERNAL' }, language);
    expect(await drawer.findByText(text)).toBeVisible();
    expect(drawer.getByRole('button', { name: language === 'en' ? 'Retry' : 'Jaribu tena' })).toBeVisible();
  });

  it.each([
    ['en', 'You are no longer logged in', 'Log in'],
    ['sw', 'Muda wako wa kuingia umeisha', 'Ingia'],
  ] as const)('offers to log in when the login has expired (%s)', async (language, text, link) => {
    const { drawer } = await openHistory({ status: 401, code: 'LOGIN_REQUIRED' }, language);
    expect(await drawer.findByText(text)).toBeVisible();
    expect(drawer.getByRole('link', { name: link })).toHaveAttribute('href', '/auth');
  });

  it.each([
    ['en', 'You are offline. This loads by itself when the connection is back.'],
    ['sw', 'Huna mtandao. Hii itapakiwa yenyewe mtandao ukirudi.'],
  ] as const)('waits for the network and says so (%s)', async (language, text) => {
    const past = [session({ stage: 'complete', collectedInfo: {} })];
    const { drawer } = await openHistory(past, language, () => onlineManager.setOnline(false));
    expect(await drawer.findByText(text)).toBeVisible();
    onlineManager.setOnline(true);
    expect(await drawer.findByRole('listitem')).toBeVisible();
    expect(drawer.queryByText(text)).not.toBeInTheDocument();
  });

  it('marks the open session, and leads back to the chat from an empty list', async () => {
    const open = { ...session({ stage: 'complete', collectedInfo: {} }), sessionId: SESSION_ID };
    const { drawer, unmount } = await openHistory([open]);
    expect(await drawer.findByText('Open now')).toBeVisible();
    unmount();
    const { drawer: empty, user: visitor } = await openHistory([]);
    await visitor.click(await empty.findByRole('button', { name: 'Back to chat' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is refetched when the window gains focus beside another visible window', async () => {
    const { drawer } = await openHistory([]);
    await drawer.findByText('No consultations yet');
    const later = session({ stage: 'complete', collectedInfo: { symptoms: 'Cough' } });
    server.use(http.get('/api/auth/sessions', () => HttpResponse.json([later])));
    window.dispatchEvent(new Event('focus'));
    expect(await drawer.findByText('Cough')).toBeVisible();
  });

  it('is refetched each time it opens', async () => {
    const { drawer, user: visitor } = await openHistory([]);
    await drawer.findByText('No consultations yet');
    const later = session({ stage: 'complete', collectedInfo: { symptoms: 'Cough' } });
    server.use(http.get('/api/auth/sessions', () => HttpResponse.json([later])));
    await visitor.click(drawer.getByRole('button', { name: 'Close' }));
    await visitor.click(screen.getByRole('button', { name: 'History' }));
    expect(await screen.findByText('Cough', { selector: '[role=dialog] *' })).toBeVisible();
  });
});
