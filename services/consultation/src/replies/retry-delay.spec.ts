import { retryDelay } from './retry-delay';

const delays = (attempts: number) => Array.from({ length: 500 }, () => retryDelay(attempts, 500));

test('delays are spread over a range that doubles with each attempt, up to 15 s', () => {
  for (const [attempts, most] of [
    [0, 500],
    [3, 4_000],
    [20, 15_000],
  ] as const) {
    const all = delays(attempts);
    expect(Math.max(...all)).toBeLessThanOrEqual(most);
    expect(Math.max(...all)).toBeGreaterThan(most * 0.9);
    expect(Math.min(...all)).toBeLessThan(most * 0.1);
  }
});
