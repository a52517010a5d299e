import type { User } from '@afya/contracts';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { loadPage } from '../lib/navigation';
import { fakeApi, refuse } from '../testing/fake-api';
import { renderApp } from '../testing/render-app';
import { server } from '../testing/server';

vi.mock('../lib/navigation', () => ({ loadPage: vi.fn() }));

const user: User = { id: 'u1', username: 'Wanjiru', preferredLanguage: 'en', role: 'user' };
const OTHER_ID = 'a'.repeat(21);
const session = (consultationState: unknown, minutesAgo = 120) => ({
  sessionId: OTHER_ID,
  consultationState,
  createdAt: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
});

async function openHistory(sessions: unknown[] | 'fails', language: 'en' | 'sw' = 'en') {
  fakeApi().user = user;
  server.use(
    http.get('/api/auth/sessions', () =>
      sessions === 'fails' ? refuse({ status: 500, code: 'INTERNAL' }) : HttpResponse.json(sessions),
    ),
  );
  const view = renderApp({ language });
  await view.user.click(await screen.findByRole('button', { name: language === 'en' ? 'History' : 'Historia' }));
  return { ...view, drawer: within(await screen.findByRole('dialog')) };
}

describe('the history drawer', () => {
  it('is for signed-in users only', async () => {
    fakeApi();
    renderApp();
    await screen.findByRole('link', { name: 'Log in' });
    expect(screen.queryByRole('button', { name: 'History' })).not.toBeInTheDocument();
  });

  it('shows the first 30 characters, when it was, and the stage', async () => {
    const symptoms = 'Fever with chills and a strong headache';
    const { drawer } = await openHistory([session({ stage: 'follow_up', collectedInfo: { symptoms } })]);
    expect(await drawer.findByText('Fever with chills and a strong…')).toBeVisible();
    expect(drawer.getByText('2 hours ago')).toBeVisible();
    expect(drawer.getByText('follow-up')).toHaveAttribute('data-look', 'outline');
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
    expect(await drawer.findByText(label)).toHaveAttribute('data-look', look);
  });

  it.each([
    ['en', 'No symptoms recorded', '2 hours ago'],
    ['sw', 'Hakuna dalili zilizorekodiwa', 'saa 2 zilizopita'],
  ] as const)('says when no symptoms were recorded (%s)', async (language, text, ago) => {
    const { drawer } = await openHistory([session({ stage: 'complete', collectedInfo: {} })], language);
    expect(await drawer.findByText(text)).toBeVisible();
    expect(drawer.getByText(ago)).toBeVisible();
  });

  it('keeps short symptoms whole', async () => {
    const { drawer } = await openHistory([session({ stage: 'complete', collectedInfo: { symptoms: 'Cough' } })]);
    expect(await drawer.findByText('Cough')).toBeVisible();
  });

  it('continues another session', async () => {
    const { drawer, user: visitor } = await openHistory([session({ stage: 'complete', collectedInfo: {} })]);
    await visitor.click(await drawer.findByRole('button', { name: 'Continue session' }));
    expect(loadPage).toHaveBeenCalledWith(`/?session=${OTHER_ID}`);
    expect(localStorage.getItem('afya:session-id')).toBe(OTHER_ID);
  });

  it.each([
    ['en', 'No consultations yet'],
    ['sw', 'Bado huna mazungumzo'],
  ] as const)('says when there is none (%s)', async (language, text) => {
    const { drawer } = await openHistory([], language);
    expect(await drawer.findByText(text)).toBeVisible();
  });

  it.each([
    ['en', 'Failed to load history'],
    ['sw', 'Imeshindwa kupakia historia'],
  ] as const)('says when it cannot be loaded (%s)', async (language, text) => {
    const { drawer } = await openHistory('fails', language);
    expect(await drawer.findByText(text)).toBeVisible();
  });

  it('is read anew each time it opens', async () => {
    const { drawer, user: visitor } = await openHistory([]);
    await drawer.findByText('No consultations yet');
    const later = session({ stage: 'complete', collectedInfo: { symptoms: 'Cough' } });
    server.use(http.get('/api/auth/sessions', () => HttpResponse.json([later])));
    await visitor.click(drawer.getByRole('button', { name: 'Close' }));
    await visitor.click(screen.getByRole('button', { name: 'History' }));
    expect(await screen.findByText('Cough')).toBeVisible();
  });
});
