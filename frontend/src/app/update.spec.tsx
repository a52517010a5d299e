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
] as const)('a new version asks before it loads the page anew (%s)', async (language, title, reload) => {
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

it('it gives way to another toast, comes back, and is put off by closing it', async () => {
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

it('does not ask where a page could not be loaded for it', async () => {
  const goOver = vi.fn();
  render(<RouteFailed />);
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  act(() => waitingUpdate.set(goOver));
  expect(goOver).toHaveBeenCalledOnce();
});
