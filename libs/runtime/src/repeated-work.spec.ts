import { eventually } from '@afya/testing';
import { RepeatedWork } from './repeated-work';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('runs immediately, again while there is more, and then when scheduled', async () => {
  let left = 3;
  let runs = 0;
  const work = new RepeatedWork({ name: 'spec', everyMs: 60_000, run: async () => (runs++, --left > 0) });
  work.start();
  await eventually(() => expect(runs).toBe(3));
  work.schedule(5);
  work.schedule(5);
  await eventually(() => expect(runs).toBe(4));
  await sleep(20);
  await work.stop();
  work.schedule(0);
  await sleep(20);
  expect(runs).toBe(4);
});

test('runs one at a time, and again for a request during a run; stop waits for the run', async () => {
  let running = 0;
  let most = 0;
  let runs = 0;
  const run = async () => {
    most = Math.max(most, ++running);
    await sleep(40);
    running--;
    runs++;
    return false;
  };
  const work = new RepeatedWork({ name: 'spec', everyMs: 60_000, run });
  work.start();
  await eventually(() => expect(running).toBe(1), { everyMs: 5 });
  for (let i = 0; i < 5; i++) work.schedule(0);
  await eventually(() => expect({ runs, running }).toEqual({ runs: 1, running: 1 }), { everyMs: 5 });
  await work.stop();
  expect({ most, runs, running }).toEqual({ most: 1, runs: 2, running: 0 });
});

test('retries a failing run after a pause, not at every request', async () => {
  let runs = 0;
  const run = async () => {
    if (runs++ === 0) throw new Error('away');
    return false;
  };
  const work = new RepeatedWork({ name: 'spec', everyMs: 60_000, run });
  work.start();
  await sleep(30);
  work.schedule(0);
  await sleep(30);
  expect(runs).toBe(1);
  await eventually(() => expect(runs).toBe(2));
  await work.stop();
});
