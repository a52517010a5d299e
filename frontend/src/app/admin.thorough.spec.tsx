import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { fakeApi, refuse } from '../testing/fake-api';
import { fakeLogs, log, USER_ID } from '../testing/fake-logs';
import { renderApp } from '../testing/render-app';
import { server } from '../testing/server';

describe('the admin dashboard', () => {
  it('redirects visitors to the login', async () => {
    fakeApi();
    renderApp({ path: '/admin' });
    expect(await screen.findByRole('tab', { name: 'Log in' })).toBeVisible();
    expect(window.location.pathname).toBe('/auth');
  });

  it('shows tabs that count the whole lists, not the loaded page', async () => {
    fakeLogs({ totals: { all: 1234, diagnoses: 56, errors: 7 } });
    renderApp({ path: '/admin' });
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard - Consultation Logs' })).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'All Logs (1,234)' })).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Diagnosis Logs (56)' })).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Error Logs (7)' })).toBeVisible();
  });

  it('adds a plus sign to the count of a search with a thousand matches', async () => {
    fakeLogs({ totals: { all: 1000, diagnoses: 56, errors: 1000 } });
    renderApp({ path: '/admin?q=homa' });
    expect(await screen.findByRole('tab', { name: 'All Logs (1,000+)' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Diagnosis Logs (56)' })).toBeVisible();
    expect(screen.getByText('2 of 1,000+ logs shown')).toBeVisible();
    expect(screen.getAllByRole('listitem').find((item) => item.hasAttribute('aria-setsize'))).toHaveAttribute(
      'aria-setsize',
      '-1',
    );
  });

  it('opens a log with More, shows all details and closes it with Less', async () => {
    fakeLogs({ logs: [log('log-1', { userId: USER_ID, contentSnapshot: { to: 'diagnostic_prompt' } })] });
    const { user } = renderApp({ path: '/admin' });
    await user.click(await screen.findByRole('button', { name: 'More' }));
    const details = within(screen.getAllByRole('listitem').at(-1) ?? document.body);
    const facts = ['log-1', 'Reply (reply)', 's1', USER_ID, '830', 'To', 'diagnostic prompt'];
    for (const fact of facts) expect(details.getByText(fact)).toBeVisible();
    for (const fact of ['final analysis', 'embedded', '0.40 KES', '12 ms', /1 Jan 2026/])
      expect(details.getAllByText(fact)).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Less' }));
    expect(screen.queryByText('log-1')).not.toBeInTheDocument();
  });

  it.each([
    [
      'en',
      [
        'Length of the text, in characters',
        '1,240',
        'Language',
        'Kiswahili',
        'ENGINE_FAILED: The answer could not be prepared',
        '1.5 MB',
        'at once (emergency)',
        '0.0042 KES',
        'no',
      ],
    ],
    [
      'sw',
      [
        'Urefu wa maandishi, kwa herufi',
        '1,240',
        'Lugha',
        'Kiswahili',
        'ENGINE_FAILED: Jibu halikuweza kuandaliwa',
        '1.5 MB',
        'mara moja (dharura)',
        '0.0042 KES',
        'hapana',
      ],
    ],
  ] as const)('translates the details of an event (%s)', async (language, facts) => {
    const contentSnapshot = {
      textLength: 1240,
      language: 'sw',
      code: 'ENGINE_FAILED',
      size: 1_500_000,
      level: 'emergency',
      spentKES: 0.0042,
      searched: false,
      unheardOf: 'as it is',
    };
    fakeLogs({ logs: [log('1', { contentSnapshot })] });
    const { user } = renderApp({ path: '/admin', language });
    await user.click(await screen.findByRole('button', { name: /^(More|Zaidi)$/ }));
    const card = within(screen.getAllByRole('listitem').at(-1) ?? document.body);
    for (const text of [...facts, 'unheardOf', 'as it is']) expect(card.getByText(text)).toBeVisible();
  });

  it.each([
    ['en', 'More', 'heart attack, chest pain (model), new_one · Urgency: at once (emergency)'],
    ['sw', 'Zaidi', 'mshtuko wa moyo, maumivu ya kifua (modeli), new_one · Aonwe lini: mara moja (dharura)'],
  ] as const)('translates red flags in the summary and in the card (%s)', async (language, more, line) => {
    const contentSnapshot = { level: 'emergency', flags: 'chest_pain_cardiac model:chest_pain new_one' };
    fakeLogs({ logs: [log('1', { eventType: 'red_flag', contentSnapshot })] });
    const { user } = renderApp({ path: '/admin', language });
    expect(await screen.findByText(line)).toBeVisible();
    await user.click(screen.getByRole('button', { name: more }));
    expect(screen.getByText(line.split(' · ')[0] ?? '')).toBeVisible();
  });

  it.each([
    ['as it was written', 'Nina homa\nna kichwa kinauma'],
    ['inside a record', { message: 'Nina homa\nna kichwa kinauma', attempt: 1 }],
    ['inside a record kept as text', JSON.stringify({ messages: [{ message: 'Nina homa\nna kichwa kinauma' }] })],
  ])("shows a log's content in full: %s", async (_case, contentSnapshot) => {
    fakeLogs({ logs: [log('1', { contentSnapshot })] });
    const { user } = renderApp({ path: '/admin' });
    await user.click(await screen.findByRole('button', { name: 'More' }));
    expect(screen.getByText(/^Nina homa\s+na kichwa kinauma$/)).toBeVisible();
  });

  it('lists only errors on the errors tab', async () => {
    fakeLogs();
    const { user } = renderApp({ path: '/admin' });
    await user.click(await screen.findByRole('tab', { name: 'Error Logs (1)' }));
    const panel = within(screen.getByRole('tabpanel'));
    expect(await panel.findByText('engine failure')).toBeVisible();
    expect(panel.queryByText('Reply')).not.toBeInTheDocument();
    expect(window.location.search).toBe('?tab=errors');
    window.history.back();
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('shows all fields of a diagnosis', async () => {
    fakeLogs();
    const { user } = renderApp({ path: '/admin?tab=diagnoses' });
    await user.click(await screen.findByRole('button', { name: 'More' }));
    for (const text of ['Typhoid fever', 'Fever with chills', 'Travel to the lake'])
      expect(screen.getByText(text)).toBeVisible();
    for (const text of ['78/100', 'Malaria', '0.40 KES']) expect(screen.getAllByText(text)).toHaveLength(2);
  });

  it('loads pages by their cursor until the last one', async () => {
    const logs = Array.from({ length: 3 }, (_, index) => log(`${index}`, { eventType: `event ${index}` }));
    const listQueries = fakeLogs({ logs, pageLength: 2 });
    const { user } = renderApp({ path: '/admin' });
    expect(await screen.findByText('2 of 3 logs shown')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('3 of 3 logs shown')).toBeVisible();
    expect(listQueries.at(-1)).toMatchObject({ before: '2', limit: '100' });
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('keeps the shown logs when the next page fails', async () => {
    const logs = Array.from({ length: 3 }, (_, index) => log(`${index}`, { eventType: `event ${index}` }));
    fakeLogs({ logs, pageLength: 2 });
    const { user } = renderApp({ path: '/admin' });
    await screen.findByText('event 1');
    server.use(http.get('/api/admin/logs', () => refuse({ status: 503, code: 'RPC_UNAVAILABLE' }), { once: true }));
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('More logs could not be loaded')).toBeVisible();
    expect(screen.getByText('event 1')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('event 2')).toBeVisible();
  });

  it.each([
    ['en', /^Error Logs/, 'No errors', 'Nothing has failed so far.'],
    ['sw', /^Hitilafu/, 'Hakuna hitilafu', 'Hakuna kilichoshindikana hadi sasa.'],
    ['en', /^Diagnosis Logs/, 'No diagnoses yet', 'They appear here as soon as a consultation reaches one.'],
    ['sw', /^Utambuzi/, 'Bado hakuna utambuzi', 'Utaonekana hapa mara tu mazungumzo yatakapoufikia.'],
  ] as const)('shows an empty state for each tab (%s, %s)', async (language, tab, title, text) => {
    fakeLogs({ logs: [], diagnoses: [] });
    const { user } = renderApp({ path: '/admin', language });
    await user.click(await screen.findByRole('tab', { name: tab }));
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });

  it('refetches the log', async () => {
    fakeLogs({ logs: [] });
    const { user } = renderApp({ path: '/admin' });
    expect(await screen.findByText('No logs yet')).toBeVisible();
    fakeLogs({ logs: [log('1', { eventType: 'login' })] });
    await user.click(screen.getAllByRole('button', { name: 'Refresh' })[0] ?? document.body);
    expect(await screen.findByText('Login')).toBeVisible();
  });
});

describe('access to the dashboard', () => {
  it.each([
    ['en', 'You must be logged in as an admin to view this page', 'Go to Login'],
    ['sw', 'Lazima uingie kama msimamizi ili uone ukurasa huu', 'Nenda uingie'],
  ] as const)('is said when the login is gone (%s)', async (language, text, link) => {
    fakeLogs();
    server.use(http.get('/api/admin/counts', () => refuse({ status: 401, code: 'ADMIN_LOGIN_REQUIRED' })));
    const { user } = renderApp({ path: '/admin', language });
    expect(await screen.findByText(text)).toBeVisible();
    const button = screen.getByRole('link', { name: link });
    expect(button).toHaveAttribute('href', '/login');
    await user.click(button);
    await waitFor(() => expect(window.location.pathname).toBe('/auth'));
  });

  it.each([
    ['en', 'Failed to fetch logs: Access denied', 'Only admins can read the logs.'],
    ['sw', 'Imeshindwa kupata kumbukumbu: Huna ruhusa', 'Ni wasimamizi pekee wanaoweza kusoma kumbukumbu.'],
  ] as const)('is refused with an explanation to users who are not admins (%s)', async (language, title, text) => {
    fakeLogs();
    server.use(http.get('/api/admin/*', () => refuse({ status: 403, code: 'ACCESS_DENIED' })));
    renderApp({ path: '/admin', language });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(title);
    expect(alert).toHaveTextContent(text);
  });
});

describe('a log that cannot be loaded', () => {
  it.each([
    ['en', 'Failed to fetch logs', 'The service is not available', 'Retry'],
    ['sw', 'Imeshindwa kupata kumbukumbu', 'Huduma haipatikani kwa sasa', 'Jaribu tena'],
  ] as const)('shows an error with a retry button (%s)', async (language, title, reason, retry) => {
    fakeLogs();
    server.use(http.get('/api/admin/logs', () => refuse({ status: 503, code: 'RPC_UNAVAILABLE' })));
    const { user } = renderApp({ path: '/admin', language });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(title);
    expect(alert).toHaveTextContent(reason);
    fakeLogs();
    await user.click(within(alert).getByRole('button', { name: retry }));
    expect(await screen.findByText('engine failure')).toBeVisible();
  });

  it('shows an error when the server is unreachable and still treats the user as an admin', async () => {
    fakeLogs();
    server.use(http.get('/api/auth/me', () => HttpResponse.error()));
    renderApp({ path: '/admin' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Afya cannot be reached. Check your connection');
    expect(window.location.pathname).toBe('/admin');
  });

  it('waits for the network and then loads by itself', async () => {
    fakeLogs();
    onlineManager.setOnline(false);
    renderApp({ path: '/admin', language: 'sw' });
    expect(await screen.findByText('Huna mtandao. Hii itapakiwa yenyewe mtandao ukirudi.')).toBeVisible();
    onlineManager.setOnline(true);
    expect(await screen.findByText('engine failure')).toBeVisible();
  });
});
