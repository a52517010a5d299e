import { atom } from 'nanostores';
import type { Progress } from '../../../lib/upload';

/** How much of each file has gone out, by its id: 0 to 1. */
export type FileShares = ReadonlyMap<string, number>;

/** What this tab is handing over at the moment, by the message's key. */
export const uploads = atom<ReadonlyMap<string, FileShares>>(new Map());

export function noteUpload(key: string, shares: FileShares): void {
  uploads.set(new Map(uploads.get()).set(key, shares));
}

export function forgetUpload(key: string): void {
  uploads.set(new Map([...uploads.get()].filter(([known]) => known !== key)));
}

/**
 * How much of each file has gone out, by how much of the form has. The form holds the files one after the other, behind its short
 * fields; the few bytes between two files do not show.
 */
export function sharesSent(sizes: readonly number[], { loaded, total }: Progress): number[] {
  let start = total - sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size) => {
    const share = loaded >= total ? 1 : Math.min(1, Math.max(0, (loaded - start) / size));
    start += size;
    return share;
  });
}
