import { AppError } from '@afya/runtime';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';

/** Of one admin at this gateway: each holds a connection and keeps the log's database busy. */
const AT_ONCE = 2;
const RETRY_AFTER_SECONDS = 30;
/** Milliseconds that exports under way get when the gateway stops: short ones end, others break off. */
const LAST_MS = 15_000;

@Injectable()
export class ExportsAtOnce implements BeforeApplicationShutdown {
  private readonly end = new AbortController();

  private readonly running = new Map<string, number>();

  /** Returns how to give the place back. Throws RATE_LIMITED when this admin has none left. */
  take(admin: string): () => void {
    const before = this.running.get(admin) ?? 0;
    if (before >= AT_ONCE) throw new AppError('RATE_LIMITED', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    this.running.set(admin, before + 1);
    return () => this.giveBack(admin);
  }

  /** Aborted when the gateway stops. */
  get ended(): AbortSignal {
    return this.end.signal;
  }

  beforeApplicationShutdown(): void {
    setTimeout(() => this.end.abort(), LAST_MS).unref();
  }

  private giveBack(admin: string): void {
    const left = (this.running.get(admin) ?? 1) - 1;
    if (left > 0) this.running.set(admin, left);
    else this.running.delete(admin);
  }
}
