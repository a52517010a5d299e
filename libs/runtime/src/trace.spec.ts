import { currentTraceId, currentTraceparent, isTraceparent, newTraceparent, withTrace } from './trace';

test('work runs in the given trace, across awaits', async () => {
  const traceparent = newTraceparent();
  const seen = await withTrace(traceparent, async () => {
    await new Promise(setImmediate);
    return [currentTraceparent(), currentTraceId()];
  });
  expect(seen).toEqual([traceparent, traceparent.slice(3, 35)]);
});

test.each(['', 'nonsense', `00-${'0'.repeat(32)}-${'1'.repeat(16)}-01`, `00-${'1'.repeat(32)}-${'0'.repeat(16)}-01`])(
  'a malformed traceparent %p starts a new trace',
  (malformed) => {
    const used = withTrace(malformed, currentTraceparent);
    expect(used).not.toBe(malformed);
    expect(isTraceparent(used)).toBe(true);
  },
);

test('there is no trace id outside a trace', () => {
  expect(currentTraceId()).toBeUndefined();
});
