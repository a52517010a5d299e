import { counter, gauge, histogram, measureProcess, metrics } from './registry';

test('leaves out a gauge that cannot be read and still reports the others', async () => {
  let isAway = false;
  const read = async () => {
    if (isAway) throw new Error('away');
    return 3;
  };
  gauge({ name: 'afya_plain', help: 'one value' }, async (made) => made.set(await read()));
  gauge({ name: 'afya_labelled', help: 'several', labels: ['state'] }, async (made) =>
    made.set({ state: 'open' }, await read()),
  );
  counter({ name: 'afya_done_total', help: 'counts' }).inc();
  expect(await metrics.metrics()).toContain('afya_plain 3\n');
  expect(await metrics.metrics()).toContain('afya_labelled{state="open"} 3\n');
  isAway = true;
  const text = await metrics.metrics();
  expect(text).not.toMatch(/^afya_(plain|labelled)/m);
  expect(text).toContain('afya_done_total 1\n');
});

test('a histogram has buckets from a millisecond to a minute', async () => {
  histogram({ name: 'afya_work_duration_seconds', help: 'work', labels: ['outcome'] }).observe(
    { outcome: 'ok' },
    0.002,
  );
  const text = await metrics.metrics();
  expect(text).toContain('afya_work_duration_seconds_bucket{le="0.001",outcome="ok"} 0');
  expect(text).toContain('afya_work_duration_seconds_bucket{le="60",outcome="ok"} 1');
});

test('reports known labels as 0 before the first event', async () => {
  const kinds = [{ kind: 'tea' }, { kind: 'coffee' }] as const;
  const cups = counter({ name: 'afya_cups_total', help: 'drunk', labels: ['kind'], known: kinds });
  cups.inc({ kind: 'tea' });
  const text = await metrics.metrics();
  expect(text).toContain('afya_cups_total{kind="tea"} 1\n');
  expect(text).toContain('afya_cups_total{kind="coffee"} 0\n');
});

test('exports a renamed counter under its former name too', async () => {
  const kinds = [{ kind: 'tea' }] as const;
  const name = 'afya_pots_total';
  const pots = counter({ name, help: 'brewed', labels: ['kind'], known: kinds, formerName: 'afya_kettles_total' });
  expect(await metrics.metrics()).toContain('afya_kettles_total{kind="tea"} 0\n');
  pots.inc({ kind: 'tea' }, 2);
  await metrics.metrics();
  const text = await metrics.metrics();
  expect(text).toContain('afya_pots_total{kind="tea"} 2\n');
  expect(text).toContain('afya_kettles_total{kind="tea"} 2\n');
});

test('repeats the last event-loop values when there are no new samples', async () => {
  measureProcess();
  const lag = /^nodejs_eventloop_lag_\S+ (\S+)$/gm;
  const readLag = async () => [...(await metrics.metrics()).matchAll(lag)].map(([, value]) => Number(value));
  const values = [...(await readLag()), ...(await readLag())];
  expect(values).toHaveLength(2 * 8);
  expect(values.filter((seconds) => !(seconds < 60))).toEqual([]);
});
