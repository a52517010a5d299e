import { screen } from '@testing-library/react';
import { delay, http } from 'msw';
import { expect, it } from 'vitest';
import { fakeApi, refuse } from '../testing/fake-api';
import { renderApp } from '../testing/render-app';
import { server } from '../testing/server';

/** Longer than opening the session takes here. */
const SLOW_MS = 300;

it('refetches messages that were requested before the new session was open, without an error', async () => {
  const api = fakeApi();
  const tooEarly = async () => {
    await delay(SLOW_MS);
    return refuse({ status: 404, code: 'SESSION_NOT_FOUND' });
  };
  server.use(http.get('/api/messages/:id', tooEarly, { once: true }));
  renderApp();
  expect(await screen.findByRole('heading', { name: 'What is troubling you?' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  // The early request is answered above and not recorded.
  expect(api.calls.filter((call) => call.startsWith('GET /api/messages/'))).toHaveLength(1);
});
