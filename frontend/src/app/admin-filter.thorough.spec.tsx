import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { refuse } from '../testing/fake-api';
import { fakeLogs, log, USER_ID } from '../testing/fake-logs';
import { renderApp } from '../testing/render-app';
import { server } from '../testing/server';

const SESSION = 'V1StGXR8_Z5jdHi6B-myT';
const address = () => Object.fromEntries(new URLSearchParams(window.location.search));
const dayStart = (day: string) => new Date(`${day}T00:00:00+03:00`).toISOString();

describe("the dashboard's filter", () => {
  it('is read from the URL and sent to the server with the fields that apply to the tab', async () => {
    const countQueries: Record<string, string>[] = [];
    const listQueries = fakeLogs({ countQueries });
    const path = `/admin?severity=warning&eventType=red_flag&stage=follow_up&model=embedded&sessionId=${SESSION}&userId=${USER_ID}&q=homa&from=2026-01-05&to=2026-01-06`;
    const { user } = renderApp({ path });
    await screen.findAllByText(/logs shown|No logs match/);
    const common = { stage: 'follow_up', model: 'embedded', sessionId: SESSION, userId: USER_ID, q: 'homa' };
    const expectedFilter = { ...common, from: dayStart('2026-01-05'), to: dayStart('2026-01-07') };
    const limit = '50';
    expect(listQueries).toEqual([
      { list: 'logs', limit, severity: 'warning', eventType: 'red_flag', ...expectedFilter },
    ]);
    for (const count of [{ severity: 'warning', eventType: 'red_flag' }, { eventType: 'red_flag' }, {}])
      expect(countQueries).toContainEqual({ ...count, ...expectedFilter });
    expect(screen.getByRole('searchbox', { name: 'Search the logs' })).toHaveValue('homa');
    expect(screen.getByRole('button', { name: 'Filters (8)' })).toBeVisible();

    await user.click(screen.getByRole('tab', { name: /^Error Logs/ }));
    const errors = { list: 'logs', limit, severity: 'error', eventType: 'red_flag', ...expectedFilter };
    await waitFor(() => expect(listQueries.at(-1)).toEqual(errors));
    expect(screen.getByRole('button', { name: 'Filters (7)' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /^Diagnosis Logs/ }));
    await waitFor(() => expect(listQueries.at(-1)).toEqual({ list: 'diagnoses', limit, ...expectedFilter }));
    await user.click(screen.getByRole('button', { name: 'Filters (6)' }));
    expect(screen.queryByRole('combobox', { name: 'Severity' })).not.toBeInTheDocument();
    expect(address()).toMatchObject({ severity: 'warning', eventType: 'red_flag', tab: 'diagnoses' });
  });

  it('shows an exact time as its day and keeps it when another field changes', async () => {
    const listQueries = fakeLogs();
    const hour = { from: '2026-01-05T22:00:00.000Z', to: '2026-01-05T23:00:00.000Z' };
    const { user } = renderApp({ path: `/admin?${new URLSearchParams(hour)}` });
    expect(await screen.findByRole('button', { name: /^Remove filter: From: 6 Jan 2026.*1:00:00/ })).toBeVisible();
    expect(listQueries[0]).toMatchObject(hour);
    await user.click(screen.getByRole('button', { name: 'Filters (2)' }));
    expect(screen.getByLabelText('From')).toHaveValue('2026-01-06');
    expect(screen.getByLabelText('To')).toHaveValue('2026-01-06');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Stage' }), 'follow-up');
    await waitFor(() => expect(address()).toEqual({ ...hour, stage: 'follow_up' }));
  });

  it('searches on submit, applies picked values at once and is stored in the URL', async () => {
    const listQueries = fakeLogs();
    const { user } = renderApp({ path: '/admin' });
    await user.type(await screen.findByRole('searchbox'), 'malaria{Enter}');
    await waitFor(() => expect(address()).toEqual({ q: 'malaria' }));
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Severity' }), 'error');
    await waitFor(() => expect(address()).toEqual({ q: 'malaria', severity: 'error' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Event' }), 'Reply');
    await waitFor(() =>
      expect(listQueries.at(-1)).toMatchObject({ q: 'malaria', severity: 'error', eventType: 'reply' }),
    );
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(address()).toEqual({}));
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('does not send an invalid id and explains its format', async () => {
    const listQueries = fakeLogs();
    const { user } = renderApp({ path: '/admin' });
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    await user.type(screen.getByRole('textbox', { name: 'Session ID' }), 'abc');
    await user.type(screen.getByRole('textbox', { name: 'User ID' }), 'Otieno{Enter}');
    expect(await screen.findByText('A session ID has 21 letters, digits, - or _')).toBeVisible();
    expect(screen.getByText('Copy the whole user ID from a log')).toBeVisible();
    expect(listQueries.some((query) => 'sessionId' in query || 'userId' in query)).toBe(false);
  });

  it('filters by the session of a log and removes the filter again', async () => {
    fakeLogs({ logs: [log('1', { sessionId: SESSION })] });
    const { user } = renderApp({ path: '/admin' });
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('button', { name: 'Only this session' }));
    await waitFor(() => expect(address()).toEqual({ sessionId: SESSION }));
    await user.click(await screen.findByRole('button', { name: `Remove filter: Session: ${SESSION}` }));
    await waitFor(() => expect(address()).toEqual({}));
  });

  it('offers to clear the filters when nothing matches', async () => {
    fakeLogs({ logs: [] });
    const { user } = renderApp({ path: '/admin?q=nothing', language: 'sw' });
    const panel = within(await screen.findByRole('tabpanel'));
    expect(await panel.findByText('Hakuna kumbukumbu zinazolingana na vichujio hivi')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Ondoa vichujio' }));
    expect(await panel.findByText('Bado hakuna kumbukumbu')).toBeVisible();
  });

  it('names the fields that the server rejects', async () => {
    fakeLogs();
    const errors = { eventType: 'not a known event', limit: 'too many' };
    server.use(http.get('/api/admin/*', () => refuse({ status: 400, code: 'VALIDATION_FAILED', errors })));
    const { user } = renderApp({ path: '/admin?eventType=x&stage=complete' });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The server does not accept these filters');
    expect(alert).toHaveTextContent('Event: Choose one from the list');
    expect(alert).toHaveTextContent('limit: too many');
    expect(within(alert).getByRole('button', { name: 'Clear filters' })).toBeVisible();
    fakeLogs();
    await user.click(within(alert).getByRole('button', { name: 'Remove filter: Event' }));
    await waitFor(() => expect(address()).toEqual({ stage: 'complete' }));
    expect(await screen.findByText('engine failure')).toBeVisible();
  });
});
