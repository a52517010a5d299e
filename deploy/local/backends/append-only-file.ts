import { cpSync, readFileSync, renameSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

/** What Redis and Valkey print when their append-only files cannot be read; no other failure is a reason to set the files aside. */
const damage =
  /Bad file format reading the append only file|Unexpected end of file reading the append only file|Unrecoverable error reading the append only file|FATAL AOF MANIFEST FILE ERROR|AOF loading aborted|The AOF .*doesn't exist|Wrong signature trying to load DB|Internal error in RDB|reading the RDB preamble/;

/** @param output of a server that did not start */
export const reportsDamage = (output: string) => damage.test(output);

/** The append-only files of a Redis that runs in a folder. */
export class AppendOnlyFile {
  readonly #folder: string;
  /** Where the damaged files are moved or copied. */
  readonly aside: string;

  constructor(redisDir: string) {
    this.#folder = join(redisDir, 'appendonlydir');
    this.aside = `${this.#folder}.damaged-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`;
  }

  /**
   * Copies the files aside and drops zero bytes at the end of the newest one, which a power cut leaves in place of an unfinished write. No
   * command ends in a zero byte, so no readable command is lost.
   * @returns the number of bytes dropped
   */
  dropZeroTail(): number {
    const newest = this.#newestFile();
    if (newest === undefined) return 0;
    const content = readFileSync(newest);
    const length = content.findLastIndex((byte) => byte !== 0) + 1;
    if (length === content.length) return 0;
    try {
      cpSync(this.#folder, this.aside, { recursive: true, preserveTimestamps: true });
    } catch (error) {
      rmSync(this.aside, { recursive: true, force: true });
      throw error;
    }
    truncateSync(newest, length);
    return content.length - length;
  }

  /** Leaves no append-only file in place. @param options.hasCopy whether the damaged files have been copied aside */
  remove({ hasCopy }: { hasCopy: boolean }) {
    if (hasCopy) rmSync(this.#folder, { recursive: true });
    else renameSync(this.#folder, this.aside);
  }

  /** The file of the last commands, by the manifest. */
  #newestFile(): string | undefined {
    try {
      const manifest = readFileSync(join(this.#folder, 'appendonly.aof.manifest'), 'utf8');
      const name = [...manifest.matchAll(/^file (\S+) seq \d+ type i/gm)].at(-1)?.[1];
      return name && join(this.#folder, name);
    } catch {
      return undefined;
    }
  }
}
