import { setTimeout as pause } from 'node:timers/promises';
import { FairQueue, type QueueLimits, type Share } from './fair-queue';

const LIMITS: QueueLimits = { atOnce: 1, ofOwner: 6, waitingOfNetwork: 20, waiting: 30 };
const never = new AbortController().signal;

/** A queue whose tasks end when the spec says so; `began` lists them as they begin. */
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
const of = (owner: string, network: string): Share => ({ owner, network });

test('networks are served in turn, and the owners of a network in turn', async () => {
  const { began, add, end } = setUp();
  for (const name of ['a1', 'a2', 'a3']) void add(name, of('a', 'N'));
  for (const name of ['b1', 'b2']) void add(name, of('b', 'N'));
  for (const name of ['c1', 'c2']) void add(name, of('c', 'M'));
  const order = ['a1', 'a2', 'c1', 'b1', 'c2', 'a3', 'b2'];
  for (const name of order) await end(name);
  expect(began).toEqual(order);
});

test('one task of an owner runs at a time, while another owner’s runs beside it', async () => {
  const { began, add, end } = setUp({ atOnce: 2 });
  for (const name of ['a1', 'a2']) void add(name, of('a', 'N'));
  void add('b1', of('b', 'N'));
  expect(began).toEqual(['a1', 'b1']);
  await end('a1');
  expect(began).toEqual(['a1', 'b1', 'a2']);
});

test('a task whose caller has gone is removed from its row and never begins', async () => {
  const { began, add, end } = setUp();
  const gone = new AbortController();
  void add('a1', of('a', 'N'));
  const waiting = add('a2', of('a', 'N'), gone.signal);
  void add('b1', of('b', 'M'));
  gone.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  await expect(add('a3', of('a', 'N'), gone.signal)).rejects.toThrow('gone');
  await end('a1');
  await end('b1');
  expect(began).toEqual(['a1', 'b1']);
});

test('more than an owner, a network or all may have waiting is refused as overloaded', () => {
  const { queue, add } = setUp({ waitingOfNetwork: 8, waiting: 12 });
  const overloaded = expect.objectContaining({ code: 'RPC_OVERLOADED' });
  const fill = (share: Share, count: number) => {
    queue.requireRoom(share, count);
    for (let n = 0; n < count; n += 1) void add('x', share);
  };
  fill(of('a', 'N'), 5);
  expect(() => queue.requireRoom(of('a', 'N'), 2)).toThrow(overloaded);
  fill(of('a', 'N'), 1);
  expect(() => queue.requireRoom(of('b', 'N'), 4)).toThrow(overloaded);
  fill(of('b', 'N'), 3);
  expect(() => queue.requireRoom(of('c', 'M'), 5)).toThrow(overloaded);
  expect(() => queue.requireRoom(of('c', 'M'), 4)).not.toThrow();
});

test('a task that fails makes room for the next', async () => {
  const { queue, began, add } = setUp();
  const failing = queue.run(of('a', 'N'), () => Promise.reject(new Error('broken')), never);
  void add('b1', of('b', 'N'));
  await expect(failing).rejects.toThrow('broken');
  await pause(0);
  expect(began).toEqual(['b1']);
});
