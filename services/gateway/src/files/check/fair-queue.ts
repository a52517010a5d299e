import { AppError } from '@afya/runtime';

/** Whose work it is: names that stand for the owner and for the network that it comes from. */
export interface Share {
  owner: string;
  network: string;
}

export interface QueueLimits {
  atOnce: number;
  /** tasks of one owner, waiting and running; one of them runs at a time */
  ofOwner: number;
  /** tasks that wait, of one network and in all */
  waitingOfNetwork: number;
  waiting: number;
}

interface Task extends Share {
  start(): void;
}

/**
 * Runs tasks a few at a time. Networks are served in turn, and so are the owners of a network, so that what one of them sends is waited
 * for by nobody else.
 */
export class FairQueue {
  /** by network, then by owner; who was served last stands last in both */
  private readonly networks = new Map<string, Map<string, Task[]>>();
  /** owners with a running task */
  private readonly running = new Set<string>();
  private waiting = 0;

  constructor(private readonly limits: QueueLimits) {}

  /** Refused with RPC_OVERLOADED unless so many more tasks may wait. */
  requireRoom({ owner, network }: Share, count: number): void {
    const owners = this.networks.get(network);
    const ofOwner = (owners?.get(owner)?.length ?? 0) + Number(this.running.has(owner));
    const ofNetwork = [...(owners?.values() ?? [])].reduce((sum, tasks) => sum + tasks.length, 0);
    const { limits } = this;
    const isFull =
      ofOwner + count > limits.ofOwner ||
      ofNetwork + count > limits.waitingOfNetwork ||
      this.waiting + count > limits.waiting;
    if (isFull) throw new AppError('RPC_OVERLOADED');
  }

  /** Rejects with the signal's reason when it is aborted before the task has begun; a task that runs has to end itself. */
  run<Result>(share: Share, work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason as Error);
      const cancel = () => {
        this.remove(task);
        reject(signal.reason as Error);
      };
      const task: Task = {
        ...share,
        start: () => {
          signal.removeEventListener('abort', cancel);
          void work()
            .then(resolve, reject)
            .finally(() => {
              this.running.delete(share.owner);
              this.startNext();
            });
        },
      };
      signal.addEventListener('abort', cancel, { once: true });
      this.add(task);
      this.startNext();
    });
  }

  private add(task: Task): void {
    const owners = this.networks.get(task.network) ?? new Map<string, Task[]>();
    this.networks.set(task.network, owners);
    owners.set(task.owner, [...(owners.get(task.owner) ?? []), task]);
    this.waiting += 1;
  }

  private startNext(): void {
    while (this.running.size < this.limits.atOnce) {
      const next = this.findNext();
      if (!next) return;
      this.running.add(next.owner);
      const owners = this.remove(next);
      // both go to the end of their rows
      moveToEnd(owners, next.owner);
      moveToEnd(this.networks, next.network);
      next.start();
    }
  }

  private findNext(): Task | undefined {
    for (const owners of this.networks.values())
      for (const [owner, [first]] of owners) if (!this.running.has(owner)) return first;
    return undefined;
  }

  private remove(task: Task): Map<string, Task[]> {
    const owners = this.networks.get(task.network) ?? new Map<string, Task[]>();
    const left = (owners.get(task.owner) ?? []).filter((other) => other !== task);
    if (left.length > 0) owners.set(task.owner, left);
    else owners.delete(task.owner);
    if (owners.size === 0) this.networks.delete(task.network);
    this.waiting -= 1;
    return owners;
  }
}

function moveToEnd<Value>(map: Map<string, Value>, key: string): void {
  const value = map.get(key);
  if (value === undefined) return;
  map.delete(key);
  map.set(key, value);
}
