import { AppError } from '@afya/runtime';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';

/** Each export uses a connection and keeps the log's database busy. */
const MAX_EXPORTS_PER_ADMIN = 2;
const RETRY_AFTER_SECONDS = 30;
/** Time for running exports to finish when the gateway stops; after it they are cut off. */
const SHUTDOWN_GRACE_MS = 15_000;

/** Limits the concurrent exports of one admin at this gateway. */
@Injectable()
export class ExportSlots implements BeforeApplicationShutdown {
  private readonly shutdownController = new AbortController();

  private readonly running = new Map<string, number>();

  /** Returns the function that releases the slot. Throws RATE_LIMITED when this admin has none left. */
  acquire(admin: string): () => void {
    const count = this.running.get(admin) ?? 0;
    if (count >= MAX_EXPORTS_PER_ADMIN) throw new AppError('RATE_LIMITED', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    this.running.set(admin, count + 1);
    return () => this.release(admin);
  }

  /** Aborted when the grace period of the shutdown has ended. */
  get shutdown(): AbortSignal {
    return this.shutdownController.signal;
  }

  beforeApplicationShutdown(): void {
    setTimeout(() => this.shutdownController.abort(), SHUTDOWN_GRACE_MS).unref();
  }

  private release(admin: string): void {
    const remaining = (this.running.get(admin) ?? 1) - 1;
    if (remaining > 0) this.running.set(admin, remaining);
    else this.running.delete(admin);
  }
}
