import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { showToast } from '../components/ui/toast-store';
import { fakeApi } from '../testing/fake-api';
import { renderApp } from '../testing/render-app';
import { RouteFailed } from './update/route-failed';
import { waitingUpdate } from './update/update-store';

beforeEach(() => waitingUpdate.set(null));

it.each([
  ['en', 'A new version is ready', 'Reload'],
  ['sw', 'Toleo jipya liko tayari', 'Pakia upya'],
] as const)('asks before a new version reloads the page (%s)', async (language, title, reload) => {
  fakeApi();
  const goOver = vi.fn();
  const { user } = renderApp({ language });
  await screen.findByRole('textbox');
  expect(screen.queryByText(title)).not.toBeInTheDocument();
  act(() => waitingUpdate.set(goOver));
  expect(await screen.findByText(title)).toBeVisible();
  expect(goOver).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: reload }));
  expect(goOver).toHaveBeenCalledOnce();
});

it('gives way to another toast, returns and can be dismissed', async () => {
  fakeApi();
  const { user } = renderApp();
  await screen.findByRole('textbox');
  act(() => waitingUpdate.set(() => undefined));
  await screen.findByText('A new version is ready');
  act(() => showToast({ title: 'Something else', duration: 50 }));
  expect(await screen.findByText('Something else')).toBeVisible();
  expect(screen.queryByText('A new version is ready')).not.toBeInTheDocument();
  expect(await screen.findByText('A new version is ready')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('A new version is ready')).not.toBeInTheDocument();
});

it('updates without asking when a page could not be loaded', async () => {
  const goOver = vi.fn();
  render(<RouteFailed />);
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  act(() => waitingUpdate.set(goOver));
  expect(goOver).toHaveBeenCalledOnce();
});
