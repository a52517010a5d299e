import { screen } from '@testing-library/react';
import { delay, http } from 'msw';
import { expect, it } from 'vitest';
import { fakeApi, refuse } from '../testing/fake-api';
import { renderApp } from '../testing/render-app';
import { server } from '../testing/server';

/** Longer than it takes to open the session here. */
const SLOW_MS = 300;

it('messages that were asked for before a new session was there are read again, and are no failure', async () => {
  const api = fakeApi();
  const tooEarly = async () => {
    await delay(SLOW_MS);
    return refuse({ status: 404, code: 'SESSION_NOT_FOUND' });
  };
  server.use(http.get('/api/messages/:id', tooEarly, { once: true }));
  renderApp();
  expect(await screen.findByRole('heading', { name: 'What is troubling you?' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  // The call that came too early is answered above and not noted.
  expect(api.calls.filter((call) => call.startsWith('GET /api/messages/'))).toHaveLength(1);
});
