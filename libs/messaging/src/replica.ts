import { DRAIN_MS } from '@afya/runtime';
import { setTimeout as pause } from 'node:timers/promises';
import { type ConsumerGroup, type Entry, type FinishedEntry } from './consumer-group';
import { DEAD_CONSUMER_MS, HEARTBEAT_MS, RETRY_MS } from './limits';
import { TickBatch } from './tick-batch';

/**
 * Consecutive timely heartbeats of this replica before the silence of another one means that it crashed: after a network failure the
 * other may need as long as two heartbeats to reconnect.
 */
const STEADY_HEARTBEATS = 3;
const HEARTBEATS_BETWEEN_REMOVALS = Math.ceil(DEAD_CONSUMER_MS / 2 / HEARTBEAT_MS);

interface ReplicaOptions {
  group: ConsumerGroup;
  concurrency: number;
  answer(entry: Entry): Promise<FinishedEntry>;
}

/** Processes entries while it has free slots, sends heartbeats until they are finished, and takes over those of crashed replicas. */
export class Replica {
  private readonly inProgress = new Set<string>();
  private readonly finished = new TickBatch<FinishedEntry>((entries) => void this.finish(entries));
  private timer: NodeJS.Timeout | undefined;
  private reading = Promise.resolve();
  private isHeartbeatPending = false;
  private stopping = false;
  private closed = false;
  private lastHeartbeat = 0;
  private steadyHeartbeats = 0;
  private shouldTakeOver = false;
  private shouldFindLost = false;
  private wake: () => void = () => undefined;

  constructor(private readonly options: ReplicaOptions) {}

  /** Joins the group as soon as Redis is reachable, and starts processing entries. */
  async join(): Promise<void> {
    while (!this.stopping && !(await this.createGroup())) await pause(RETRY_MS);
    if (this.stopping) return;
    this.timer = setInterval(() => void this.keepAlive(), HEARTBEAT_MS);
    this.reading = this.read();
  }

  /** Stops reading and finishes the entries in progress, within DRAIN_MS; leaves the group if none is pending then. */
  async drain(): Promise<void> {
    const { group } = this.options;
    this.stopping = true;
    this.wake();
    const finished = group
      .stopReading()
      .catch(() => undefined)
      .then(() => this.reading)
      .then(() => this.untilIdle())
      .then(() => group.leave())
      .catch(() => undefined);
    const limit = new AbortController();
    await Promise.race([finished, pause(DRAIN_MS, undefined, { signal: limit.signal }).catch(() => undefined)]);
    limit.abort();
    this.closed = true;
    clearInterval(this.timer);
    group.close();
  }

  private async read(): Promise<void> {
    while (!this.stopping) {
      const free = this.options.concurrency - this.inProgress.size;
      try {
        if (free <= 0) await this.untilChange();
        else for (const entry of await this.nextEntries(free)) this.start(entry);
      } catch (error) {
        await this.recover(error);
      }
    }
  }

  private async nextEntries(free: number): Promise<Entry[]> {
    if (this.shouldFindLost) {
      const lost = await this.lostEntries();
      this.shouldFindLost = false;
      if (lost.length > 0) return lost;
    }
    if (this.shouldTakeOver) {
      this.shouldTakeOver = false;
      const orphans = await this.options.group.takeOver(free);
      if (orphans.length > 0) return orphans;
    }
    return this.options.group.read(free);
  }

  /**
   * Entries that Redis assigned to a connection that had failed. Nothing else is read meanwhile, so an assigned entry that is not in
   * progress when the command is sent was never received; one in progress may be finished before the answer arrives.
   */
  private async lostEntries(): Promise<Entry[]> {
    const inProgress = new Set(this.inProgress);
    const assigned = await this.options.group.readAssigned(this.options.concurrency);
    return assigned.filter(({ id }) => !inProgress.has(id));
  }

  private async recover(error: unknown): Promise<void> {
    this.shouldFindLost = true;
    const groupIsGone = error instanceof Error && error.message.startsWith('NOGROUP');
    if (!groupIsGone || !(await this.createGroup())) await pause(RETRY_MS);
  }

  /** The first heartbeat reads Redis' clock, before any deadline is compared with it. */
  private async createGroup(): Promise<boolean> {
    try {
      await this.options.group.heartbeat([]);
      await this.options.group.create();
      return true;
    } catch {
      return false;
    }
  }

  private start(entry: Entry): void {
    if (this.inProgress.has(entry.id)) return;
    this.inProgress.add(entry.id);
    void this.options.answer(entry).then((finished) => this.finished.add(finished));
  }

  /** An entry stays in progress, with heartbeats, until Redis has acknowledged that it is finished. */
  private async finish(entries: FinishedEntry[]): Promise<void> {
    while (!this.closed) {
      try {
        await this.options.group.finish(entries);
        break;
      } catch {
        await pause(RETRY_MS);
      }
    }
    for (const { id } of entries) this.inProgress.delete(id);
    this.wake();
  }

  /** One heartbeat at a time: those that pile up while Redis is frozen would all arrive in time after it. */
  private async keepAlive(): Promise<void> {
    if (this.isHeartbeatPending) return;
    this.isHeartbeatPending = true;
    await this.sendHeartbeat().catch(() => undefined);
    this.isHeartbeatPending = false;
  }

  /**
   * After Redis was frozen, the machine was suspended or this process paused, the heartbeats of all replicas are late. Only when the last
   * ones of this replica were in time does an entry without heartbeats belong to a crashed replica.
   */
  private async sendHeartbeat(): Promise<void> {
    const { group } = this.options;
    const now = await group.heartbeat([...this.inProgress]);
    this.steadyHeartbeats = Math.abs(now - this.lastHeartbeat) < 2 * HEARTBEAT_MS ? this.steadyHeartbeats + 1 : 0;
    this.lastHeartbeat = now;
    if (this.steadyHeartbeats < STEADY_HEARTBEATS) return;
    this.shouldTakeOver = true;
    if (this.steadyHeartbeats % HEARTBEATS_BETWEEN_REMOVALS === 0) await group.removeDeadConsumers();
  }

  private async untilIdle(): Promise<void> {
    while (this.inProgress.size > 0) await this.untilChange();
  }

  private untilChange(): Promise<void> {
    return new Promise((resolve) => (this.wake = resolve));
  }
}
