import { Injectable } from '@nestjs/common';
import { type Share } from '../check/fair-queue';

/** Large bodies that are received and checked at the same time; each uses at most 50 MiB of the quarantine. */
const MAX_CONCURRENT_UPLOADS = { total: 20, perNetwork: 6, perOwner: 2 } as const;

/** A slot is acquired after this many bytes, so that a request which only announces a large body cannot occupy one. */
export const BYTES_BEFORE_SLOT = 64 * 1024;

/** Limits the concurrent large uploads of each owner, of each network and in total. */
@Injectable()
export class UploadSlots {
  private readonly counts = new Map<string, number>();

  /** Returns the function that releases the slot, or null when none is free. */
  acquire({ owner, network }: Share): (() => void) | null {
    const limits: [string, number][] = [
      ['all', MAX_CONCURRENT_UPLOADS.total],
      [`network ${network}`, MAX_CONCURRENT_UPLOADS.perNetwork],
      [`owner ${owner}`, MAX_CONCURRENT_UPLOADS.perOwner],
    ];
    if (limits.some(([name, limit]) => (this.counts.get(name) ?? 0) >= limit)) return null;
    for (const [name] of limits) this.add(name, 1);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      for (const [name] of limits) this.add(name, -1);
    };
  }

  private add(name: string, change: number): void {
    const count = (this.counts.get(name) ?? 0) + change;
    if (count === 0) this.counts.delete(name);
    else this.counts.set(name, count);
  }
}
