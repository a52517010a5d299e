import { atom } from 'nanostores';
import type { Progress } from '../api/send-message';

/** The share of each file that has been sent, by its id: 0 to 1. */
export type FileShares = ReadonlyMap<string, number>;

/** The uploads of this tab, by the idempotency key of their message. */
export const uploads = atom<ReadonlyMap<string, FileShares>>(new Map());

export function setUploadProgress(key: string, shares: FileShares): void {
  uploads.set(new Map(uploads.get()).set(key, shares));
}

export function endUploadProgress(key: string): void {
  uploads.set(new Map([...uploads.get()].filter(([other]) => other !== key)));
}

/**
 * The share of each file that has been sent, from the bytes of the whole form. The form holds the files one after the other, behind
 * its short fields; the few bytes between two files are ignored.
 */
export function sharesSent(sizes: readonly number[], { loaded, total }: Progress): number[] {
  let start = total - sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size) => {
    const share = loaded >= total ? 1 : Math.min(1, Math.max(0, (loaded - start) / size));
    start += size;
    return share;
  });
}
