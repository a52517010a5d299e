import type { User } from '@afya/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../testing/fake-api';
import { renderApp } from '../testing/render-app';
import { server } from '../testing/server';

const user: User = { id: 'u1', username: 'Wanjiru', preferredLanguage: 'en', role: 'user' };
const idOf = (letter: string) => letter.repeat(21);
const session = (letter: string, symptoms: string, more: object = {}) => ({
  sessionId: idOf(letter),
  createdAt: new Date(Date.now() - 3_600_000).toISOString(),
  consultationState: { stage: 'follow_up', collectedInfo: { symptoms } },
  ...more,
});
const malaria = { name: { en: 'Malaria', sw: 'Malaria' }, adviceLevel: 'urgent' };

async function openHistory(sessions: object[]) {
  fakeApi().user = user;
  server.use(http.get('/api/auth/sessions', () => HttpResponse.json(sessions)));
  const view = renderApp();
  await view.user.click(await screen.findByRole('button', { name: 'History' }));
  return { ...view, drawer: within(await screen.findByRole('dialog')) };
}

describe('the history drawer', () => {
  it('shows the diagnosis with its advice, and the name instead of the symptoms as title', async () => {
    const { drawer } = await openHistory([session('a', 'Hot body', { title: 'Fever in June', diagnosis: malaria })]);
    expect(await drawer.findByText('Fever in June')).toBeVisible();
    expect(drawer.getByText('Hot body')).toBeVisible();
    expect(drawer.getByText('See a clinic today')).toBeVisible();
  });

  it('finds sessions by name, symptoms or diagnosis', async () => {
    const { drawer, user: person } = await openHistory([
      session('a', 'Hot body', { diagnosis: malaria }),
      session('b', 'Cough'),
      session('c', 'Itchy skin', { title: 'Upele wa mtoto' }),
      session('d', 'Back pain'),
    ]);
    const search = await drawer.findByRole('searchbox', { name: 'Search your consultations' });
    await person.type(search, 'mala');
    expect(drawer.getAllByRole('listitem')).toHaveLength(1);
    expect(drawer.getByText('Hot body')).toBeVisible();
    await person.clear(search);
    await person.type(search, 'UPELE');
    expect(drawer.getByText('Itchy skin')).toBeVisible();
    await person.type(search, 'zzz');
    expect(drawer.getByText('No consultation has these words.')).toBeVisible();
  });

  it('renames a session', async () => {
    const sessions = [session('a', 'Cough')];
    const titles: unknown[] = [];
    server.use(
      http.post(`/api/session/${idOf('a')}/title`, async ({ request }) => {
        const { title } = (await request.json()) as { title: string };
        titles.push(title);
        Object.assign(sessions[0]!, { title });
        return HttpResponse.json({ renamed: true });
      }),
    );
    const { drawer, user: person } = await openHistory(sessions);
    await person.click(await drawer.findByRole('button', { name: 'Rename' }));
    await person.type(drawer.getByRole('textbox', { name: 'Name of the consultation' }), 'Winter cough{Enter}');
    expect(await drawer.findByText('Winter cough')).toBeVisible();
    expect(titles).toEqual(['Winter cough']);
  });
});

describe('deleting a session', () => {
  const deleted: string[] = [];
  beforeEach(() => {
    deleted.length = 0;
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.use(
      http.delete('/api/session/:id', ({ params }) => {
        deleted.push(String(params['id']));
        return HttpResponse.json({ success: true });
      }),
    );
  });
  afterEach(() => void vi.useRealTimers());

  it('hides it at once, and deletes nothing when it is undone', async () => {
    const { drawer, user: person } = await openHistory([session('a', 'Cough')]);
    await person.click(await drawer.findByRole('button', { name: 'Delete' }));
    expect(drawer.queryByText('Cough')).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(drawer.getByText('Cough')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(deleted).toEqual([]);
  });

  it('deletes it on the server when the time for undoing is over', async () => {
    const { drawer, user: person } = await openHistory([session('a', 'Cough')]);
    await person.click(await drawer.findByRole('button', { name: 'Delete' }));
    await act(() => vi.advanceTimersByTimeAsync(6_500));
    await waitFor(() => expect(deleted).toEqual([idOf('a')]));
  });
});
