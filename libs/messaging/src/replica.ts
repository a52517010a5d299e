import { DRAIN_MS } from '@afya/runtime';
import { setTimeout as pause } from 'node:timers/promises';
import { type ConsumerGroup, type Entry, type FinishedEntry } from './consumer-group';
import { DEAD_CONSUMER_MS, HEARTBEAT_MS, RETRY_MS } from './limits';
import { TickBatch } from './tick-batch';

/**
 * Heartbeats in a row that must have come in time before silence of another replica means that it is dead: after a network that
 * swallowed everything the other may need as long as two to reconnect.
 */
const STEADY_BEATS = 3;
const BEATS_BETWEEN_REMOVALS = Math.ceil(DEAD_CONSUMER_MS / 2 / HEARTBEAT_MS);

interface ReplicaOptions {
  group: ConsumerGroup;
  concurrency: number;
  answer(entry: Entry): Promise<FinishedEntry>;
}

/** Takes entries while it has free slots, keeps them alive until they are finished, and takes over those of the dead. */
export class Replica {
  private readonly held = new Set<string>();
  private readonly finished = new TickBatch<FinishedEntry>((entries) => void this.finish(entries));
  private timer: NodeJS.Timeout | undefined;
  private reading = Promise.resolve();
  private beating = false;
  private stopping = false;
  private closed = false;
  private lastBeat = 0;
  private steadyBeats = 0;
  private lookForDead = false;
  private lookForLost = false;
  private wake: () => void = () => undefined;

  constructor(private readonly options: ReplicaOptions) {}

  /** Joins the group, as soon as Redis is there, and starts to take entries. */
  async join(): Promise<void> {
    while (!this.stopping && !(await this.createGroup())) await pause(RETRY_MS);
    if (this.stopping) return;
    this.timer = setInterval(() => void this.keepAlive(), HEARTBEAT_MS);
    this.reading = this.read();
  }

  /** Reads no more and finishes what is held, DRAIN_MS at most; leaves the group if nothing is pending then. */
  async drain(): Promise<void> {
    const { group } = this.options;
    this.stopping = true;
    this.wake();
    const finished = group
      .stopReading()
      .catch(() => undefined)
      .then(() => this.reading)
      .then(() => this.idle())
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
      const free = this.options.concurrency - this.held.size;
      try {
        if (free <= 0) await this.change();
        else for (const entry of await this.nextEntries(free)) this.take(entry);
      } catch (error) {
        await this.recover(error);
      }
    }
  }

  private async nextEntries(free: number): Promise<Entry[]> {
    if (this.lookForLost) {
      const lost = await this.lostEntries();
      this.lookForLost = false;
      if (lost.length > 0) return lost;
    }
    if (this.lookForDead) {
      this.lookForDead = false;
      const orphans = await this.options.group.takeOver(free);
      if (orphans.length > 0) return orphans;
    }
    return this.options.group.read(free);
  }

  /**
   * What Redis gave to a connection that was dead by then. Nothing else is asked for meanwhile, so whatever was given and is not
   * held when this is asked was never seen; a held one may be finished before the answer is here.
   */
  private async lostEntries(): Promise<Entry[]> {
    const held = new Set(this.held);
    const given = await this.options.group.readGiven(this.options.concurrency);
    return given.filter(({ id }) => !held.has(id));
  }

  private async recover(error: unknown): Promise<void> {
    this.lookForLost = true;
    const groupIsGone = error instanceof Error && error.message.startsWith('NOGROUP');
    if (!groupIsGone || !(await this.createGroup())) await pause(RETRY_MS);
  }

  /** The first beat learns Redis' clock, before any deadline is compared with it. */
  private async createGroup(): Promise<boolean> {
    try {
      await this.options.group.beat([]);
      await this.options.group.create();
      return true;
    } catch {
      return false;
    }
  }

  private take(entry: Entry): void {
    if (this.held.has(entry.id)) return;
    this.held.add(entry.id);
    void this.options.answer(entry).then((finished) => this.finished.add(finished));
  }

  /** An entry is held, and kept alive, until Redis knows that it is finished. */
  private async finish(entries: FinishedEntry[]): Promise<void> {
    while (!this.closed) {
      try {
        await this.options.group.finish(entries);
        break;
      } catch {
        await pause(RETRY_MS);
      }
    }
    for (const { id } of entries) this.held.delete(id);
    this.wake();
  }

  /** One beat at a time: those that pile up before a frozen Redis would all come in time after it. */
  private async keepAlive(): Promise<void> {
    if (this.beating) return;
    this.beating = true;
    await this.beat().catch(() => undefined);
    this.beating = false;
  }

  /**
   * After a Redis that was frozen, a suspended machine or a pause of this process, everybody's heartbeats are late. Only when the
   * last ones came in time is an entry without them a dead replica's.
   */
  private async beat(): Promise<void> {
    const { group } = this.options;
    const now = await group.beat([...this.held]);
    this.steadyBeats = Math.abs(now - this.lastBeat) < 2 * HEARTBEAT_MS ? this.steadyBeats + 1 : 0;
    this.lastBeat = now;
    if (this.steadyBeats < STEADY_BEATS) return;
    this.lookForDead = true;
    if (this.steadyBeats % BEATS_BETWEEN_REMOVALS === 0) await group.removeDeadConsumers();
  }

  private async idle(): Promise<void> {
    while (this.held.size > 0) await this.change();
  }

  private change(): Promise<void> {
    return new Promise((resolve) => (this.wake = resolve));
  }
}
