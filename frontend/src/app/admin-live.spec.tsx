import { focusManager, onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refuse } from '../testing/fake-api';
import { fakeLogs, log } from '../testing/fake-logs';
import { renderApp } from '../testing/render-app';
import { server } from '../testing/server';

const TEN_SECONDS = 10_000;
const first = log('1', { timestamp: '2026-01-01T10:00:00.000Z', eventType: 'login' });
const read = log('r', { timestamp: '2026-01-01T10:00:01.000Z', eventType: 'admin_read' });
const second = log('2', { timestamp: '2026-01-01T10:00:02.000Z', eventType: 'register' });
const third = log('3', { timestamp: '2026-01-01T10:00:03.000Z', eventType: 'reply', severity: 'error' });

describe('live counts', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => {
    vi.useRealTimers();
    focusManager.setFocused(undefined);
    onlineManager.setOnline(true);
  });
  const later = () => act(() => vi.advanceTimersByTimeAsync(TEN_SECONDS));

  it('are polled every ten seconds and leave the list unchanged until new logs are requested', async () => {
    fakeLogs({ logs: [first], diagnoses: [] });
    renderApp({ path: '/admin' });
    expect(await screen.findByRole('tab', { name: 'All Logs (1)' })).toBeVisible();
    const listQueries = fakeLogs({ logs: [third, second, read, first], diagnoses: [] });
    await later();
    expect(await screen.findByRole('tab', { name: 'All Logs (4)' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Error Logs (1)' })).toBeVisible();
    // loading the list is logged, but does not count as news
    const pill = await screen.findByRole('button', { name: '2 new logs' });
    expect(screen.getByText('There are new logs')).toBeInTheDocument();
    expect(listQueries).toEqual([]);
    expect(screen.queryByText('Registration')).not.toBeInTheDocument();
    act(() => pill.click());
    expect(await screen.findByText('Registration')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: /new log/ })).not.toBeInTheDocument());
  });

  it('count only the logs that belong to the tab', async () => {
    fakeLogs({ logs: [first], diagnoses: [] });
    renderApp({ path: '/admin?tab=errors', language: 'sw' });
    expect(await screen.findByText('Hakuna hitilafu')).toBeVisible();
    fakeLogs({ logs: [third, second, read, first], diagnoses: [] });
    await later();
    act(() => screen.getByRole('button', { name: 'Kumbukumbu mpya 1' }).click());
    expect(await within(screen.getByRole('tabpanel')).findByText('Jibu')).toBeVisible();
  });

  it('keep the list and show an error when loading new logs fails', async () => {
    fakeLogs({ logs: [first], diagnoses: [] });
    renderApp({ path: '/admin' });
    await screen.findByRole('tab', { name: 'All Logs (1)' });
    fakeLogs({ logs: [second, first], diagnoses: [] });
    await later();
    server.use(http.get('/api/admin/logs', () => refuse({ status: 503, code: 'RPC_UNAVAILABLE' }), { once: true }));
    act(() => screen.getByRole('button', { name: '1 new log' }).click());
    const retry = await screen.findByRole('button', { name: 'The new logs did not load. Retry' });
    expect(screen.getByText('Login')).toBeVisible();
    act(() => retry.click());
    expect(await screen.findByText('Registration')).toBeVisible();
  });

  it('are not requested while the page is hidden or offline', async () => {
    const countQueries: Record<string, string>[] = [];
    fakeLogs({ countQueries });
    renderApp({ path: '/admin' });
    await screen.findByRole('tab', { name: 'All Logs (2)' });
    await waitFor(() => expect(countQueries.length).toBe(3));
    focusManager.setFocused(false);
    await later();
    expect(countQueries.length).toBe(3);
    focusManager.setFocused(true);
    onlineManager.setOnline(false);
    await later();
    expect(countQueries.length).toBe(3);
    onlineManager.setOnline(true);
    await later();
    await waitFor(() => expect(countQueries.length).toBeGreaterThanOrEqual(6));
  });

  it('fall back to the total of the list when they cannot be loaded', async () => {
    fakeLogs({ totals: { all: 1234, diagnoses: 56, errors: 7 } });
    server.use(http.get('/api/admin/counts', () => refuse({ status: 503, code: 'RPC_UNAVAILABLE' })));
    renderApp({ path: '/admin' });
    expect(await screen.findByRole('tab', { name: 'All Logs (1,234)' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Diagnosis Logs (…)' })).toBeVisible();
  });
});
