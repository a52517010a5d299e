import { RedisClock, timeToMs } from './redis-clock';

test('keeps the estimate within the bounds of each answer, and faster answers correct it', () => {
  let localNow = 1_000;
  jest.spyOn(performance, 'now').mockImplementation(() => localNow);
  const clock = new RedisClock();
  clock.observe(50_000, 1_000, 1_400); // between 48,600 and 49,001 ahead
  expect(clock.now()).toBeCloseTo(49_800.5);
  clock.observe(50_100, 1_100, 1_102); // between 48,998 and 49,001 ahead
  expect(clock.now()).toBe(49_998);
  clock.observe(50_200, 1_100, 2_000); // no closer bounds
  expect(clock.now()).toBe(49_998);
  localNow = 1_500;
  expect(clock.now()).toBe(50_498);
  clock.observe(40_000, 1_500, 1_501); // the clock of Redis was put back
  expect(clock.now()).toBe(40_001);
  jest.restoreAllMocks();
});

test('converts the answer of TIME to milliseconds', () => {
  expect(timeToMs(['1760000000', '123987'])).toBe(1_760_000_000_123);
});
