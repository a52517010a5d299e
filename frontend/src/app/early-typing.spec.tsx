import type { Stage } from '@afya/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../testing/fake-api';
import { renderApp } from '../testing/render-app';
import { server } from '../testing/server';

const input = () => screen.getByRole('textbox', { name: 'Your message' });

/** The server opens the session when `open` is called. */
function slowApi(stage: Stage = 'initial_gathering') {
  const api = fakeApi();
  api.stage = stage;
  let open = () => {};
  const opened = new Promise<undefined>((resolve) => (open = () => resolve(undefined)));
  server.use(http.post('/api/session/:id', () => opened));
  return { api, open: () => open() };
}

describe('before the session is open', () => {
  it('lets the user type and keeps the text', async () => {
    const { open } = slowApi();
    const { user } = renderApp();
    await user.type(input(), 'I have a headache');
    const field = input();
    open();
    expect(await screen.findByRole('heading', { name: 'What is troubling you?' })).toBeVisible();
    expect(input()).toBe(field);
    expect(field).toHaveValue('I have a headache');
    expect(field).toHaveFocus();
  });

  it('queues a message and sends it once when the session opens', async () => {
    const { api, open } = slowApi();
    const { user } = renderApp();
    await user.type(input(), 'I have a headache');
    await user.click(screen.getByRole('button', { name: /^Send, costs/ }));
    expect(screen.getByRole('button', { name: 'Sending' })).toBeDisabled();
    expect(api.sends).toHaveLength(0);
    open();
    await waitFor(() => expect(api.sends.map(({ message }) => message)).toEqual(['I have a headache']));
    await waitFor(() => expect(input()).toHaveValue(''));
    expect(api.sends).toHaveLength(1);
  });

  it('sends a queued message once after a reload', async () => {
    const { api, open } = slowApi();
    const { user, unmount } = renderApp();
    await user.type(input(), 'I have a headache');
    await user.click(screen.getByRole('button', { name: /^Send, costs/ }));
    unmount();
    const reloaded = renderApp();
    expect(screen.getByRole('button', { name: 'Sending' })).toBeDisabled();
    open();
    await waitFor(() => expect(api.sends.map(({ message }) => message)).toEqual(['I have a headache']));
    await waitFor(() => expect(input()).toHaveValue(''));
    await user.type(input(), 'And a cough');
    reloaded.unmount();
    renderApp();
    expect(await screen.findByRole('button', { name: /^Send, costs/ })).toBeVisible();
    expect(api.sends).toHaveLength(1);
  });

  it('does not send a queued message whose text changed during the reload', async () => {
    const { api, open } = slowApi();
    const { user, unmount } = renderApp();
    await user.type(input(), 'I have a headache');
    await user.click(screen.getByRole('button', { name: /^Send, costs/ }));
    unmount();
    renderApp();
    // like the shell when it hands over typed text
    fireEvent.change(input(), { target: { value: 'I have a headache and' } });
    open();
    expect(await screen.findByRole('button', { name: /^Send, costs/ })).toBeEnabled();
    expect(input()).toHaveValue('I have a headache and');
    expect(api.sends).toHaveLength(0);
  });

  it('shows without a network that the message is queued, and lets the user cancel it', async () => {
    const { api, open } = slowApi();
    const { user } = renderApp();
    await user.type(input(), 'I have a headache');
    await user.click(screen.getByRole('button', { name: /^Send, costs/ }));
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent.offline(window);
    expect(screen.getByText('You are offline. Your message is kept and goes out when you are back.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Waiting' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Change it' }));
    expect(input()).toBeEnabled();
    expect(input()).toHaveValue('I have a headache');
    online.mockReturnValue(true);
    fireEvent.online(window);
    open();
    expect(await screen.findByRole('heading', { name: 'What is troubling you?' })).toBeVisible();
    expect(api.sends).toHaveLength(0);
  });

  it('does not send a queued message that costs more than the button showed', async () => {
    const { api, open } = slowApi('follow_up');
    const { user } = renderApp();
    await user.type(input(), 'I have a headache');
    await user.click(screen.getByRole('button', { name: 'Send, costs 0 credits, free' }));
    open();
    const button = await screen.findByRole('button', { name: 'Send, costs 7 credits' });
    expect(button).toBeEnabled();
    expect(input()).toHaveValue('I have a headache');
    expect(api.sends).toHaveLength(0);
  });
});
