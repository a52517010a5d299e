import type { Consent } from '@afya/contracts';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { BROWSER_RECORDS } from '../config/browser-records';
import { fakeApi } from '../testing/fake-api';
import { renderApp } from '../testing/render-app';
import { server } from '../testing/server';

function serveConsents() {
  const received: Consent[] = [];
  const state = { received, away: false };
  server.use(
    http.post('/api/me/consents', async ({ request }) => {
      if (state.away) return HttpResponse.error();
      received.push((await request.json()) as Consent);
      return HttpResponse.json({ recorded: true });
    }),
  );
  return state;
}
const firstVisit = { language: 'sw', records: { disclaimer: 'false', diagnosticDisclaimer: 'false' } } as const;

async function accept(user: ReturnType<typeof renderApp>['user']) {
  await user.click(await screen.findByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Nakubali na ninaanza' }));
  await screen.findByRole('textbox');
}

it('records on the server which text was accepted, in which language and when', async () => {
  fakeApi();
  const consents = serveConsents();
  const { user } = renderApp(firstVisit);
  await accept(user);
  await waitFor(() => expect(consents.received).toHaveLength(1));
  expect(consents.received[0]).toEqual({
    document: 'startup',
    version: '1',
    language: 'sw',
    acceptedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
});

it('records each text once, also after another visit', async () => {
  fakeApi().stage = 'diagnostic_prompt';
  const consents = serveConsents();
  const { unmount } = renderApp();
  await waitFor(() => expect(consents.received.map(({ document }) => document)).toEqual(['startup', 'diagnostic']));
  await waitFor(() => expect(localStorage.getItem(BROWSER_RECORDS.consents)).toMatch(/visitor.*visitor/));
  unmount();
  renderApp();
  await screen.findByRole('textbox');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(consents.received).toHaveLength(2);
});

it('sends a consent given offline when the network is back, with its original time, without blocking the user', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  fakeApi();
  const consents = serveConsents();
  consents.away = true;
  const { user } = renderApp(firstVisit);
  await accept(user);
  await waitFor(() => expect(localStorage.getItem(BROWSER_RECORDS.consents)).toContain('"startup"'));
  const saved = JSON.parse(localStorage.getItem(BROWSER_RECORDS.consents) ?? '{}') as {
    startup: Omit<Consent, 'document'>;
  };
  expect(consents.received).toEqual([]);
  consents.away = false;
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(consents.received).toEqual([{ document: 'startup', ...saved.startup }]);
  });
});

it('records the consent for the user as well after login', async () => {
  const api = fakeApi();
  const consents = serveConsents();
  const { unmount } = renderApp({ records: { diagnosticDisclaimer: 'false' } });
  await waitFor(() => expect(localStorage.getItem(BROWSER_RECORDS.consents)).toContain('visitor'));
  unmount();
  api.user = { id: 'u1', username: 'Amina', preferredLanguage: 'sw', role: 'user' };
  renderApp({ records: { diagnosticDisclaimer: 'false' } });
  await waitFor(() => expect(consents.received).toHaveLength(2));
  expect(consents.received[1]).toEqual(consents.received[0]);
});
