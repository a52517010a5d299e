import { Injectable } from '@nestjs/common';
import { type Share } from '../files/check/fair-queue';

/** Large bodies that are received and checked at once: at most 50 MiB each of the quarantine. */
export const UPLOADS_AT_ONCE = { all: 20, ofNetwork: 6, ofOwner: 2 } as const;

/** Counts who has how many large uploads under way. */
@Injectable()
export class UploadPlaces {
  private readonly taken = new Map<string, number>();

  /** How to give the place back; null: there is none for this owner, this network, or at all. */
  take({ owner, network }: Share): (() => void) | null {
    const shares: [string, number][] = [
      ['all', UPLOADS_AT_ONCE.all],
      [`network ${network}`, UPLOADS_AT_ONCE.ofNetwork],
      [`owner ${owner}`, UPLOADS_AT_ONCE.ofOwner],
    ];
    if (shares.some(([name, most]) => (this.taken.get(name) ?? 0) >= most)) return null;
    for (const [name] of shares) this.add(name, 1);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      for (const [name] of shares) this.add(name, -1);
    };
  }

  private add(name: string, change: number): void {
    const count = (this.taken.get(name) ?? 0) + change;
    if (count === 0) this.taken.delete(name);
    else this.taken.set(name, count);
  }
}
