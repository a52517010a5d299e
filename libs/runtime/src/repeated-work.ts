import { logger } from './logger';

const LONGEST_PAUSE_MS = 5_000;

export interface Work {
  name: string;
  /** milliseconds between runs */
  everyMs: number;
  /** Returns true when there is more to do: run again immediately. */
  run(): Promise<boolean>;
}

/** Repeats work on a timer, one run at a time. A failing run is retried after pauses that double up to 5 s. */
export class RepeatedWork {
  private timer: NodeJS.Timeout | undefined;
  private wakeAt = Infinity;
  private running: Promise<void> | undefined;
  private failures = 0;
  private stopped = true;

  constructor(private readonly work: Work) {}

  start(): void {
    this.stopped = false;
    this.wake(0);
  }

  /** Runs within `delayMs`. After a failure only the pause before the retry counts. */
  schedule(delayMs: number): void {
    if (this.failures === 0) this.wake(delayMs);
  }

  /** Waits for a run in progress. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private wake(delayMs: number): void {
    const at = performance.now() + delayMs;
    if (this.stopped || at >= this.wakeAt) return;
    clearTimeout(this.timer);
    this.wakeAt = at;
    this.timer = setTimeout(() => this.begin(), delayMs);
  }

  private begin(): void {
    this.wakeAt = Infinity;
    // A request during a run waits for its end, because the run may already have checked for work.
    if (this.running) return this.wake(1);
    this.running = this.once().finally(() => (this.running = undefined));
  }

  private async once(): Promise<void> {
    try {
      const more = await this.work.run();
      this.failures = 0;
      this.wake(more ? 0 : this.work.everyMs);
    } catch (error) {
      const pause = Math.min(LONGEST_PAUSE_MS, 250 * 2 ** this.failures++);
      logger.warn({ work: this.work.name, pause, err: error }, 'will be tried again');
      this.wake(pause);
    }
  }
}
