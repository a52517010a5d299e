import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { lazyModule } from './lazy-module';

const importModule = () => Promise.resolve({ text: 'loaded' });

function makeView(load: () => Promise<{ text: string }>) {
  const { useModule } = lazyModule(load);
  return function View({ isNeeded = true }: { isNeeded?: boolean }) {
    const { module, failed } = useModule(isNeeded);
    return <p>{module?.text ?? (failed ? 'failed' : 'loading')}</p>;
  };
}

it('imports the module once for all callers', async () => {
  const load = vi.fn(importModule);
  const lazy = lazyModule(load);
  const [first, second] = await Promise.all([lazy.load(), lazy.load()]);
  expect(first).toEqual({ text: 'loaded' });
  expect(second).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
});

it('imports the module only when it is needed', async () => {
  const load = vi.fn(importModule);
  const View = makeView(load);
  const { rerender } = render(<View isNeeded={false} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<View isNeeded />);
  expect(await screen.findByText('loaded')).toBeVisible();
});

it('renders the module once it is loaded, and tries a second time before it reports a failure', async () => {
  const load = vi.fn(importModule);
  load.mockRejectedValueOnce(new TypeError('no network'));
  const View = makeView(load);
  render(<View />);
  expect(screen.getByText('loading')).toBeVisible();
  expect(await screen.findByText('loaded')).toBeVisible();
});

it('reports a failure, and loads the module when the connection is back', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const load = vi.fn(importModule);
  load.mockRejectedValueOnce(new TypeError('no network')).mockRejectedValueOnce(new TypeError('no network'));
  const View = makeView(load);
  render(<View />);
  expect(await screen.findByText('failed')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('loaded')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});
