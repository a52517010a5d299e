import { AppError } from '@afya/runtime';
import { Injectable } from '@nestjs/common';
import { MessageRepository, type QuotaQuery } from '../message.repository';

/** Long texts of an owner beyond its quotas that are still scanned in a minute: any of them may report an emergency. */
const MAX_SCANS_BEYOND_QUOTA = 6;
const MINUTE_MS = 60_000;

/**
 * Limits the scans of texts that would be rejected. Emergencies pass the quotas, so these texts must be scanned too, but one caller
 * must not cause any number of scans.
 */
@Injectable()
export class ScanQuota {
  // A fresh process has no window yet: performance.now() starts near 0.
  private since = Number.NEGATIVE_INFINITY;
  private readonly scans = new Map<string, number>();

  constructor(private readonly messages: MessageRepository) {}

  /** Refused with RATE_LIMITED when the owner is beyond its quotas and has used its scans of this minute. */
  async require(query: QuotaQuery): Promise<void> {
    if (!(await this.messages.isBeyondQuota(query))) return;
    const now = performance.now();
    if (now - this.since > MINUTE_MS) {
      this.since = now;
      this.scans.clear();
    }
    const used = this.scans.get(query.owner) ?? 0;
    if (used >= MAX_SCANS_BEYOND_QUOTA)
      throw new AppError('RATE_LIMITED', { retryAfterSeconds: Math.ceil((this.since + MINUTE_MS - now) / 1_000) });
    this.scans.set(query.owner, used + 1);
  }
}
