import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { http } from 'msw';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query-client';
import { fakeApi, SESSION_ID } from '../../../testing/fake-api';
import { server } from '../../../testing/server';
import { useSession } from './use-session';

function setUp() {
  const api = fakeApi();
  const queryClient = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const show = (enabled = true) =>
    renderHook(() => useSession(SESSION_ID, { enabled, onReplaced: vi.fn() }), { wrapper });
  const openings = () => api.calls.filter((call) => call === `POST /api/session/${SESSION_ID}`).length;
  return { api, show, openings };
}

describe('useSession', () => {
  it('opens the session once, also when the screen is left and shown again', async () => {
    const { show, openings } = setUp();
    const first = show();
    await waitFor(() => expect(first.result.current.started).toBe(true));
    first.unmount();
    const second = show();
    expect(second.result.current).toMatchObject({ started: true, session: { sessionId: SESSION_ID } });
    expect(openings()).toBe(1);
  });

  it('opens nothing before it is enabled', async () => {
    const { show, openings } = setUp();
    const { result } = show(false);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(result.current.started).toBe(false);
    expect(openings()).toBe(0);
  });

  it('keeps the error of a failed opening until a retry succeeds', async () => {
    const { api, show } = setUp();
    api.refuseStart = { status: 503, code: 'RPC_UNAVAILABLE' };
    const { result } = show();
    await waitFor(() => expect(result.current.error).not.toBeNull());
    api.refuseStart = undefined;
    let answer = () => {};
    const answered = new Promise<undefined>((resolve) => (answer = () => resolve(undefined)));
    server.use(http.post('/api/session/:id', () => answered));
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.retrying).toBe(true));
    expect(result.current.error).not.toBeNull();
    answer();
    await waitFor(() => expect(result.current.started).toBe(true));
    expect(result.current.error).toBeNull();
  });
});
