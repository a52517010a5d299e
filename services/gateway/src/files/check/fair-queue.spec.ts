import { setTimeout as pause } from 'node:timers/promises';
import { FairQueue, type QueueLimits, type Share } from './fair-queue';

const LIMITS: QueueLimits = { concurrent: 1, perOwner: 6, waitingPerNetwork: 20, waiting: 30 };
const never = new AbortController().signal;

/** A queue whose tasks end on demand; `began` lists them in the order of their starts. */
function setUp(over: Partial<QueueLimits> = {}) {
  const queue = new FairQueue({ ...LIMITS, ...over });
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string, share: Share, signal = never) =>
    queue.run(
      share,
      () =>
        new Promise<string>((resolve) => {
          began.push(name);
          ends.set(name, () => resolve(name));
        }),
      signal,
    );
  const end = async (name: string) => {
    ends.get(name)!();
    await pause(0);
  };
  return { queue, began, add, end };
}
const share = (owner: string, network: string): Share => ({ owner, network });

test('serves networks round-robin, and owners of a network round-robin', async () => {
  const { began, add, end } = setUp();
  for (const name of ['a1', 'a2', 'a3']) void add(name, share('a', 'N'));
  for (const name of ['b1', 'b2']) void add(name, share('b', 'N'));
  for (const name of ['c1', 'c2']) void add(name, share('c', 'M'));
  const order = ['a1', 'a2', 'c1', 'b1', 'c2', 'a3', 'b2'];
  for (const name of order) await end(name);
  expect(began).toEqual(order);
});

test('runs one task of an owner at a time, and tasks of different owners concurrently', async () => {
  const { began, add, end } = setUp({ concurrent: 2 });
  for (const name of ['a1', 'a2']) void add(name, share('a', 'N'));
  void add('b1', share('b', 'N'));
  expect(began).toEqual(['a1', 'b1']);
  await end('a1');
  expect(began).toEqual(['a1', 'b1', 'a2']);
});

test('removes a waiting task when its caller disconnects', async () => {
  const { began, add, end } = setUp();
  const gone = new AbortController();
  void add('a1', share('a', 'N'));
  const waiting = add('a2', share('a', 'N'), gone.signal);
  void add('b1', share('b', 'M'));
  gone.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  await expect(add('a3', share('a', 'N'), gone.signal)).rejects.toThrow('gone');
  await end('a1');
  await end('b1');
  expect(began).toEqual(['a1', 'b1']);
});

test('refuses more tasks than an owner, a network or the whole queue may have', () => {
  const { queue, add } = setUp({ waitingPerNetwork: 8, waiting: 12 });
  const overloaded = expect.objectContaining({ code: 'RPC_OVERLOADED' });
  const fill = (share: Share, count: number) => {
    queue.requireRoom(share, count);
    for (let n = 0; n < count; n += 1) void add('x', share);
  };
  fill(share('a', 'N'), 5);
  expect(() => queue.requireRoom(share('a', 'N'), 2)).toThrow(overloaded);
  fill(share('a', 'N'), 1);
  expect(() => queue.requireRoom(share('b', 'N'), 4)).toThrow(overloaded);
  fill(share('b', 'N'), 3);
  expect(() => queue.requireRoom(share('c', 'M'), 5)).toThrow(overloaded);
  expect(() => queue.requireRoom(share('c', 'M'), 4)).not.toThrow();
});

test('starts the next task after one fails', async () => {
  const { queue, began, add } = setUp();
  const failing = queue.run(share('a', 'N'), () => Promise.reject(new Error('broken')), never);
  void add('b1', share('b', 'N'));
  await expect(failing).rejects.toThrow('broken');
  await pause(0);
  expect(began).toEqual(['b1']);
});
