import { onlineManager } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { refuse } from '../testing/fake-api';
import { fakeLogs } from '../testing/fake-logs';
import { bucket, makeOverview, NO_TOTALS } from '../testing/make-overview';
import { renderApp } from '../testing/render-app';
import { server } from '../testing/server';

/** Logs an admin in and serves this overview. Returns the requested periods. */
function fakeOverview(overview = makeOverview(), before = makeOverview()) {
  fakeLogs();
  const ranges: Record<string, string>[] = [];
  server.use(
    http.get('/api/admin/overview', ({ request }) => {
      ranges.push(Object.fromEntries(new URL(request.url).searchParams));
      // the previous period ends earlier
      const ends = ranges.map(({ to = '' }) => to);
      return HttpResponse.json(ranges.at(-1)?.to === ends.toSorted().at(-1) ? overview : before);
    }),
  );
  return ranges;
}

const card = (name: string) => within(screen.getByRole('region', { name }));
const rows = (name: string) =>
  card(name)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe('the overview', () => {
  it('shows the totals of the period and their change from the previous period', async () => {
    const before = { ...makeOverview().totals, consultations: 10, costKES: 0, errors: 4, latencyP50Ms: null };
    const ranges = fakeOverview(makeOverview(), makeOverview({ totals: before }));
    renderApp({ path: '/admin/overview?period=30d' });
    const figures = within(await screen.findByRole('region', { name: 'Key figures' }));
    const tile = (name: string) => figures.getByText(name).parentElement;
    expect(await figures.findByText('+20% from 10')).toBeVisible();
    expect(tile('Consultations')).toHaveTextContent('12');
    expect(tile('Cost in KES')).toHaveTextContent('42.75None before');
    expect(tile('Errors')).toHaveTextContent('2lower-50% from 4');
    expect(tile('Median latency')).toHaveTextContent('850 msNothing to compare with');
    expect(tile('Messages')).toHaveTextContent('130No change');
    expect(ranges).toHaveLength(2);
    const [current, earlier] = ranges.map(({ from = '', to = '' }) => [Date.parse(from), Date.parse(to)]);
    const days = ((current?.[0] ?? 0) - (earlier?.[0] ?? 0)) / 86_400_000;
    expect([days, ranges[0]?.by]).toEqual([30, 'day']);
  });

  it.each([
    ['en', 'Messages and replies', ['Time', 'Messages', 'Replies'], 'Thu, 19 Nov'],
    ['sw', 'Jumbe na majibu', ['Wakati', 'Jumbe', 'Majibu'], /Alhamisi, 19 Nov/],
  ] as const)(
    'has a table for each chart that screen readers can always read (%s)',
    async (language, title, head, day) => {
      fakeOverview();
      renderApp({ path: '/admin/overview', language });
      await screen.findByRole('region', { name: title });
      const [first, second, third] = rows(title);
      expect(first).toEqual(head);
      expect(second).toEqual([expect.stringMatching(day), '40', '38']);
      expect(third?.slice(1)).toEqual(['0', '0']);
      expect(rows(language === 'en' ? 'Time to reply' : 'Muda wa kujibu').slice(2)).toEqual([
        [expect.anything(), '–', '–'],
        [expect.anything(), '900 ms', '4.2 s'],
      ]);
    },
  );

  it('shows a table on request, with links to the logs of each day', async () => {
    fakeOverview();
    const { user } = renderApp({ path: '/admin/overview' });
    await user.click(await screen.findByRole('button', { name: 'Consultations as a table' }));
    const day = card('Consultations').getByRole('link', { name: 'Thu, 19 Nov' });
    expect(day).toHaveAttribute('href', '/admin?from=2026-11-19&to=2026-11-19&eventType=session_created');
    await user.click(screen.getByRole('button', { name: 'Consultations as a table' }));
    expect(card('Consultations').queryByRole('link')).not.toBeInTheDocument();
    expect(rows('Consultations')).toHaveLength(4);
  });

  it('can be read bar by bar with the arrow keys; Enter opens the logs of a bar', async () => {
    fakeOverview();
    const { user } = renderApp({ path: '/admin/overview' });
    const chart = await screen.findByRole('slider', { name: /^Messages and replies/ });
    expect(chart).toHaveAttribute('aria-valuetext', 'Whole period. Messages: 130, Replies: 126');
    chart.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(chart).toHaveAttribute('aria-valuetext', 'Sat, 21 Nov. Messages: 90, Replies: 88');
    const link = (name: string) => card('Messages and replies').getByRole('link', { name });
    expect(link('Logs: Messages, Sat, 21 Nov')).toHaveAttribute(
      'href',
      '/admin?from=2026-11-21&to=2026-11-21&eventType=message_accepted',
    );
    expect(link('Logs: Replies, Sat, 21 Nov')).toHaveTextContent('Replies');
    await user.keyboard('{Home}{Escape}');
    expect(chart).toHaveAttribute('aria-valuenow', '0');
    await user.keyboard('{End}{Enter}');
    expect(window.location.pathname + window.location.search).toBe('/admin?from=2026-11-21&to=2026-11-21');
  });

  it("links an hour's bar to the logs of that hour", async () => {
    const at = '2026-11-19T09:00:00.000Z';
    fakeOverview(
      makeOverview({ by: 'hour', from: at, to: '2026-11-19T10:00:00.000Z', buckets: [bucket(at, { errors: 3 })] }),
    );
    const { user } = renderApp({ path: '/admin/overview?period=24h' });
    const hour = { from: at, to: '2026-11-19T10:00:00.000Z' };
    for (const [title, name, kind] of [
      ['Consultations', 'Logs: Consultations, 19 Nov, 12:00', { eventType: 'session_created' }],
      ['Errors and red flags', 'Logs: Errors, 19 Nov, 12:00', { tab: 'errors' }],
    ] as const) {
      (await screen.findByRole('slider', { name: new RegExp(`^${title}`) })).focus();
      await user.keyboard('{End}');
      const { href } = card(title).getByRole<HTMLAnchorElement>('link', { name });
      expect(Object.fromEntries(new URL(href).searchParams)).toEqual({ ...hour, ...kind });
    }
    const malaria = card('Most frequent diagnoses').getByRole<HTMLAnchorElement>('link', { name: 'Malaria' });
    expect(Object.fromEntries(new URL(malaria.href).searchParams)).toMatchObject(hour);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('tab', { name: /^All Logs/ })).toBeVisible();
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual(hour);
  });

  it('counts diagnoses with their verdicts, languages and confidence', async () => {
    fakeOverview();
    renderApp({ path: '/admin/overview' });
    await screen.findByRole('region', { name: 'Most frequent diagnoses' });
    expect(rows('Most frequent diagnoses').slice(1)).toEqual([
      ['Malaria', '6', '3', '1', '0'],
      ['Typhoid fever', '2', '0', '0', '1'],
    ]);
    const malaria = new URL(
      card('Most frequent diagnoses').getByRole<HTMLAnchorElement>('link', { name: 'Malaria' }).href,
    );
    expect(Object.fromEntries(malaria.searchParams)).toMatchObject({
      tab: 'diagnoses',
      q: 'Malaria',
      from: '2026-11-19',
    });
    expect(rows('Languages of the messages').slice(1)).toEqual([
      ['English', '52', '40%'],
      ['Swahili', '78', '60%'],
    ]);
    expect(rows('Verdicts of clinicians')[1]).toEqual(['Right', '3', '60%']);
    expect(rows('Confidence of the diagnoses').at(-3)).toEqual(['70–79', '4']);
  });

  it('stores the period in the URL, with working back button and custom dates', async () => {
    const ranges = fakeOverview();
    const { user } = renderApp({ path: '/admin/overview' });
    await user.click(await screen.findByRole('radio', { name: '24 hours' }));
    expect(window.location.search).toBe('?period=24h');
    await user.click(screen.getByRole('radio', { name: '90 days' }));
    await user.click(await screen.findByRole('radio', { name: 'Day' }));
    expect(window.location.search).toBe('?period=90d&by=day');
    await user.click(screen.getByRole('radio', { name: 'Custom dates' }));
    const [first, last] = [screen.getByLabelText('First day'), screen.getByLabelText('Last day')];
    await user.clear(first);
    await user.type(first, '2026-03-31');
    await user.clear(last);
    await user.type(last, '2026-03-01');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByText('The first day must come before the last')).toBeVisible();
    await user.clear(last);
    await user.type(last, '2026-04-30');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(window.location.search).toBe('?period=own&from=2026-03-31&to=2026-04-30');
    await screen.findByText(/^31 Mar 2026 – 30 Apr 2026, compared with/);
    expect(ranges).toContainEqual({ from: '2026-03-30T21:00:00.000Z', to: '2026-04-30T21:00:00.000Z', by: 'day' });
  });
});

describe('an overview without data', () => {
  it.each([
    ['en', 'Nothing happened in this period'],
    ['sw', 'Hakuna kilichofanyika katika kipindi hiki'],
  ] as const)('says that nothing happened (%s)', async (language, text) => {
    fakeOverview(makeOverview({ totals: NO_TOTALS, buckets: [] }));
    renderApp({ path: '/admin/overview', language });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('shows why loading failed and retries', async () => {
    fakeOverview();
    server.use(
      http.get('/api/admin/overview', () => refuse({ status: 503, code: 'RPC_UNAVAILABLE' }), { once: true }),
      http.get('/api/admin/overview', () => refuse({ status: 503, code: 'RPC_UNAVAILABLE' }), { once: true }),
    );
    const { user } = renderApp({ path: '/admin/overview' });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The figures could not be loaded');
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('region', { name: 'Consultations' })).toBeVisible();
  });

  it('waits for the network', async () => {
    fakeOverview();
    onlineManager.setOnline(false);
    renderApp({ path: '/admin/overview', language: 'sw' });
    expect(await screen.findByText('Huna mtandao. Hii itapakiwa yenyewe mtandao ukirudi.')).toBeVisible();
    onlineManager.setOnline(true);
    expect(await screen.findByRole('region', { name: 'Takwimu kuu' })).toBeVisible();
  });

  it('is refused to users who are not admins', async () => {
    fakeOverview();
    server.use(http.get('/api/admin/overview', () => refuse({ status: 403, code: 'ACCESS_DENIED' })));
    renderApp({ path: '/admin/overview' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Only admins can read the logs.');
  });
});
