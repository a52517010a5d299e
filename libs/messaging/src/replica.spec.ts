import { ConsumerGroup, type Entry } from './consumer-group';
import { HEARTBEAT_MS } from './limits';
import { Replica } from './replica';

const orphan: Entry = { id: '1-0', message: '', body: '', signature: '' };

/** A group with one entry of a crashed replica; `latency` is how long Redis takes to answer a heartbeat. */
function makeGroup() {
  const state = { latency: 0, takeOvers: 0 };
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const stub: Partial<ConsumerGroup> = {
    create: async () => undefined,
    heartbeat: async () => {
      if (state.latency > 0) await pause(state.latency);
      return Date.now();
    },
    read: async () => {
      await pause(500);
      return [];
    },
    takeOver: async () => (state.takeOvers++ === 0 ? [orphan] : []),
    finish: async () => undefined,
    removeDeadConsumers: async () => undefined,
    stopReading: async () => undefined,
    leave: async () => undefined,
    close: () => undefined,
  };
  return { state, group: stub as ConsumerGroup };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('takes entries over only after its own timely heartbeats', async () => {
  const { state, group } = makeGroup();
  const answered: string[] = [];
  const answer = async ({ id }: Entry) => (answered.push(id), { id });
  const replica = new Replica({ group, concurrency: 1, answer });
  await replica.join();
  await jest.advanceTimersByTimeAsync(2 * HEARTBEAT_MS);
  expect(state.takeOvers).toBe(0);
  await jest.advanceTimersByTimeAsync(2 * HEARTBEAT_MS);
  expect(answered).toEqual(['1-0']);
  await jest.advanceTimersByTimeAsync(5 * HEARTBEAT_MS);
  expect(state.takeOvers).toBeGreaterThan(3);
  const drained = replica.drain();
  await jest.advanceTimersByTimeAsync(HEARTBEAT_MS);
  await drained;
});

test('takes nothing over after a frozen Redis until other replicas had time for heartbeats', async () => {
  const { state, group } = makeGroup();
  const replica = new Replica({ group, concurrency: 1, answer: async ({ id }) => ({ id }) });
  await replica.join();
  await jest.advanceTimersByTimeAsync(5 * HEARTBEAT_MS);
  state.latency = 30 * HEARTBEAT_MS;
  await jest.advanceTimersByTimeAsync(2 * HEARTBEAT_MS);
  const before = state.takeOvers;
  await jest.advanceTimersByTimeAsync(27 * HEARTBEAT_MS);
  state.latency = 0;
  await jest.advanceTimersByTimeAsync(3 * HEARTBEAT_MS);
  expect(state.takeOvers).toBe(before);
  await jest.advanceTimersByTimeAsync(4 * HEARTBEAT_MS);
  expect(state.takeOvers).toBeGreaterThan(before);
  const drained = replica.drain();
  await jest.advanceTimersByTimeAsync(HEARTBEAT_MS);
  await drained;
});
