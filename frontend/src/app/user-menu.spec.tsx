import { ERROR_MESSAGES, type User } from '@afya/contracts';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { navigation } from '../lib/navigation';
import { fakeApi, refuse } from '../testing/fake-api';
import { renderApp } from '../testing/render-app';
import { server } from '../testing/server';

const wanjiru: User = { id: 'u1', username: 'Wanjiru', preferredLanguage: 'sw', role: 'user' };

describe('the user menu', () => {
  it('leads visitors to the login', async () => {
    fakeApi();
    const { user } = renderApp();
    await user.click(await screen.findByRole('link', { name: 'Log in' }));
    expect(await screen.findByRole('tab', { name: 'Log in' })).toBeVisible();
  });

  it.each([
    ['admin', 1],
    ['user', 0],
  ] as const)('leads to the dashboard for admins (%s)', async (role, links) => {
    fakeApi().user = { ...wanjiru, role };
    const { user } = renderApp();
    await user.click(await screen.findByRole('button', { name: 'Account of Wanjiru' }));
    expect(await screen.findByRole('button', { name: 'Log out' })).toBeVisible();
    expect(screen.queryAllByRole('link', { name: 'Admin dashboard' })).toHaveLength(links);
  });

  it('logs out, leaves the session, deletes all drafts and keeps the language', async () => {
    const api = fakeApi();
    api.user = wanjiru;
    server.use(http.post('/api/auth/logout', () => HttpResponse.json({ success: true })));
    const otherSessionId = 'another-session-12345';
    const { user } = renderApp({
      language: 'en',
      records: { drafts: JSON.stringify({ [otherSessionId]: 'my secret' }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Account of Wanjiru' }));
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(navigation.loadPage).toHaveBeenCalledWith('/'));
    expect(JSON.stringify(localStorage)).not.toContain('my secret');
    expect(localStorage.getItem('afya:language')).toBe('en');
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
  });

  it('shows that logging out failed', async () => {
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
