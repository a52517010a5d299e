import { counter, gauge, histogram, measureProcess, metrics } from './registry';

test('what cannot be looked up is left out, and the others are told all the same', async () => {
  let isAway = false;
  const look = async () => {
    if (isAway) throw new Error('away');
    return 3;
  };
  gauge({ name: 'afya_plain', help: 'one value' }, async (made) => made.set(await look()));
  gauge({ name: 'afya_labelled', help: 'several', labels: ['state'] }, async (made) =>
    made.set({ state: 'open' }, await look()),
  );
  counter({ name: 'afya_done_total', help: 'counts' }).inc();
  expect(await metrics.metrics()).toContain('afya_plain 3\n');
  expect(await metrics.metrics()).toContain('afya_labelled{state="open"} 3\n');
  isAway = true;
  const text = await metrics.metrics();
  expect(text).not.toMatch(/^afya_(plain|labelled)/m);
  expect(text).toContain('afya_done_total 1\n');
});

test('a histogram is in seconds, from a millisecond to a minute', async () => {
  histogram({ name: 'afya_work_duration_seconds', help: 'work', labels: ['outcome'] }).observe(
    { outcome: 'ok' },
    0.002,
  );
  const text = await metrics.metrics();
  expect(text).toContain('afya_work_duration_seconds_bucket{le="0.001",outcome="ok"} 0');
  expect(text).toContain('afya_work_duration_seconds_bucket{le="60",outcome="ok"} 1');
});

test('what is known to be counted is there as 0 before it happens', async () => {
  const kinds = [{ kind: 'tea' }, { kind: 'coffee' }] as const;
  const cups = counter({ name: 'afya_cups_total', help: 'drunk', labels: ['kind'], known: kinds });
  cups.inc({ kind: 'tea' });
  const text = await metrics.metrics();
  expect(text).toContain('afya_cups_total{kind="tea"} 1\n');
  expect(text).toContain('afya_cups_total{kind="coffee"} 0\n');
});

test('who asks twice at once is told of the event loop what was measured, the second time too', async () => {
  measureProcess();
  const lag = /^nodejs_eventloop_lag_\S+ (\S+)$/gm;
  const told = async () => [...(await metrics.metrics()).matchAll(lag)].map(([, value]) => Number(value));
  const values = [...(await told()), ...(await told())];
  expect(values).toHaveLength(2 * 8);
  expect(values.filter((seconds) => !(seconds < 60))).toEqual([]);
});
