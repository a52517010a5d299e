import { AppError } from '@afya/runtime';

/** The pseudonyms of a task's owner and network, between which the queue is shared. */
export interface Share {
  owner: string;
  network: string;
}

export interface QueueLimits {
  concurrent: number;
  /** waiting and running tasks of one owner; only one of them runs at a time */
  perOwner: number;
  /** waiting tasks of one network */
  waitingPerNetwork: number;
  /** waiting tasks in total */
  waiting: number;
}

interface Task extends Share {
  start(): void;
}

/**
 * Runs a limited number of tasks concurrently. Networks are served round-robin, and so are the owners of a network, so that many tasks of
 * one owner do not delay the others.
 */
export class FairQueue {
  /** tasks by network, then by owner; both maps are in the order in which they will be served */
  private readonly networks = new Map<string, Map<string, Task[]>>();
  /** owners with a running task */
  private readonly running = new Set<string>();
  private waiting = 0;

  constructor(private readonly limits: QueueLimits) {}

  /** Throws RPC_OVERLOADED unless the queue has room for `count` more tasks. */
  requireRoom({ owner, network }: Share, count: number): void {
    const owners = this.networks.get(network);
    const ownerTasks = (owners?.get(owner)?.length ?? 0) + Number(this.running.has(owner));
    const networkTasks = [...(owners?.values() ?? [])].reduce((sum, tasks) => sum + tasks.length, 0);
    const { limits } = this;
    const isFull =
      ownerTasks + count > limits.perOwner ||
      networkTasks + count > limits.waitingPerNetwork ||
      this.waiting + count > limits.waiting;
    if (isFull) throw new AppError('RPC_OVERLOADED');
  }

  /** Rejects with the signal's reason when it is aborted before the task starts. A running task must stop itself. */
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
    while (this.running.size < this.limits.concurrent) {
      const next = this.findNext();
      if (!next) return;
      this.running.add(next.owner);
      const owners = this.remove(next);
      // round-robin: both are served last from now on
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
    const remaining = (owners.get(task.owner) ?? []).filter((other) => other !== task);
    if (remaining.length > 0) owners.set(task.owner, remaining);
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
