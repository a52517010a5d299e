import { cpSync, readFileSync, renameSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

/** What Redis and Valkey print when their append-only files cannot be read; anything else is no reason to put them aside. */
const damage =
  /Bad file format reading the append only file|Unexpected end of file reading the append only file|Unrecoverable error reading the append only file|FATAL AOF MANIFEST FILE ERROR|AOF loading aborted|The AOF .*doesn't exist|Wrong signature trying to load DB|Internal error in RDB|reading the RDB preamble/;

/** @param {string} output of a server that did not start */
export function reportsDamage(output) {
  return damage.test(output);
}

/** The append-only files of a Redis that runs in `dir`. */
export class AppendOnlyFile {
  /** @param {string} dir */
  constructor(dir) {
    this.place = join(dir, 'appendonlydir');
    /** where the damaged files are put */
    this.aside = `${this.place}.damaged-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`;
  }

  /**
   * Drops zero bytes at the end of the newest file, which a power cut leaves where a write was under way, and keeps a copy of what was
   * there. No command ends in a zero byte, so nothing that can be read is lost.
   * @returns {number} how many bytes were dropped
   */
  dropZeroTail() {
    const newest = newestFile(this.place);
    if (newest === undefined) return 0;
    const content = readFileSync(newest);
    const length = content.findLastIndex((byte) => byte !== 0) + 1;
    if (length === content.length) return 0;
    try {
      cpSync(this.place, this.aside, { recursive: true, preserveTimestamps: true });
    } catch (error) {
      rmSync(this.aside, { recursive: true, force: true });
      throw error;
    }
    truncateSync(newest, length);
    return content.length - length;
  }

  /** Leaves no append-only file in place. @param {{ hasCopy: boolean }} options whether the damaged files have been copied aside */
  remove({ hasCopy }) {
    if (hasCopy) rmSync(this.place, { recursive: true });
    else renameSync(this.place, this.aside);
  }
}

/** The file to which commands were appended last, by the manifest. @param {string} place */
function newestFile(place) {
  try {
    const manifest = readFileSync(join(place, 'appendonly.aof.manifest'), 'utf8');
    const name = [...manifest.matchAll(/^file (\S+) seq \d+ type i/gm)].at(-1)?.[1];
    return name && join(place, name);
  } catch {
    return undefined;
  }
}
