import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part';

const Failed = ({ name }: { name: string }) => <p>{name} could not be loaded</p>;
const Part = ({ name }: { name: string }) => <p>{name} is here</p>;

it('shows no error when the second attempt to load succeeds', async () => {
  const load = vi.fn(() => Promise.resolve({ default: Part }));
  load.mockRejectedValueOnce(new TypeError('no network'));
  const History = lazyPart({ load, Failed, fallback: <p>loading</p> });
  render(<History name="History" />);
  expect(await screen.findByText('History is here')).toBeVisible();
});

it('shows an error when a part cannot be loaded, and loads it on the next use', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const load = vi.fn(() => Promise.resolve({ default: Part }));
  load.mockRejectedValueOnce(new TypeError('no network')).mockRejectedValueOnce(new TypeError('no network'));
  const History = lazyPart({ load, Failed, fallback: <p>loading</p> });

  const { unmount } = render(<History name="History" />);
  expect(screen.getByText('loading')).toBeVisible();
  expect(await screen.findByText('History could not be loaded')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  unmount();

  render(<History name="History" />);
  expect(await screen.findByText('History is here')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});
