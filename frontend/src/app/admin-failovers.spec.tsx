import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeLogs, log } from '../testing/fake-logs';
import { makeOverview } from '../testing/make-overview';
import { renderApp } from '../testing/render-app';
import { server } from '../testing/server';

const failover = (id: string, minutesAgo: number) =>
  log(id, {
    eventType: 'failover',
    severity: 'warning',
    timestamp: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
  });

const fakeOverview = () => server.use(http.get('/api/admin/overview', () => HttpResponse.json(makeOverview())));

describe('a failing language model', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  it('is announced on the open overview within ten seconds, with a link to its logs', async () => {
    fakeLogs({ logs: [failover('old', 90)] });
    fakeOverview();
    renderApp({ path: '/admin/overview' });
    expect(await screen.findByRole('region', { name: 'Key figures' })).toBeVisible();
    expect(screen.queryByText('The language model is failing')).not.toBeInTheDocument();
    fakeLogs({ logs: [failover('2', 1), failover('1', 2), failover('old', 90)] });
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(await screen.findByText('The language model is failing')).toBeVisible();
    expect(screen.getByText(/in the last hour: 2$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See failovers' })).toHaveAttribute(
      'href',
      expect.stringContaining('/admin?eventType=failover&from='),
    );
  });

  it('is counted in the metrics of the period', async () => {
    fakeLogs();
    fakeOverview();
    renderApp({ path: '/admin/overview', language: 'sw' });
    const figures = await screen.findByRole('region', { name: 'Takwimu kuu' });
    expect(figures).toHaveTextContent('Modeli iliposhindwa5');
    expect(figures).toHaveTextContent('Jumbe zilizorejeshewa salio4');
    expect(figures).toHaveTextContent('Maonyo9');
  });
});

describe('the warnings tab', () => {
  it('shows its count and lists only warnings', async () => {
    const listQueries = fakeLogs({ logs: [log('1'), failover('2', 3), log('3', { severity: 'error' })] });
    const { user } = renderApp({ path: '/admin' });
    await user.click(await screen.findByRole('tab', { name: 'Warnings (1)' }));
    expect(screen.getByRole('tab', { name: 'All Logs (3)' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Error Logs (1)' })).toBeVisible();
    expect(await screen.findByText('Failover to the built-in engine')).toBeVisible();
    expect(listQueries.at(-1)).toMatchObject({ list: 'logs', severity: 'warning' });
  });

  it('shows an empty state without warnings', async () => {
    fakeLogs({ logs: [log('1')] });
    renderApp({ path: '/admin?tab=warnings', language: 'sw' });
    expect(await screen.findByText('Hakuna maonyo')).toBeVisible();
  });
});
