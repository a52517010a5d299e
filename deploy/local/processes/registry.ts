import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../setup/paths.mjs';
import { PlainError, printError } from '../setup/terminal.mjs';
import { startOf, stopProcess } from './process.ts';

/** A process that this checkout started, and how to stop it. */
export interface Entry {
  name: string;
  pid: number;
  start: string;
  signal: NodeJS.Signals;
  limitMs: number;
}

/** The running processes of a state folder, on disk, so that the next launcher finds them after this one was killed. */
export class ProcessRegistry {
  readonly file: string;
  entries: Entry[] = [];

  constructor(stateDir: string) {
    this.file = join(stateDir, 'processes.json');
  }

  add({ name, pid, signal = 'SIGTERM', limitMs }: Omit<Entry, 'start' | 'signal'> & { signal?: NodeJS.Signals }) {
    const start = startOf(pid);
    if (start !== null) this.#write([...this.entries, { name, pid, start, signal, limitMs }]);
  }

  remove(pid: number) {
    const others = this.entries.filter((entry) => entry.pid !== pid);
    if (others.length < this.entries.length) this.#write(others);
  }

  async stopAll() {
    for (const entry of this.entries.toReversed()) await stopProcess(entry);
    this.#write([]);
  }

  /** Kills every registered process at once; committed data is safe in the write-ahead logs. */
  killAll() {
    for (const { pid, start } of this.entries) if (startOf(pid) === start) process.kill(pid, 'SIGKILL');
  }

  /** Stops the processes of a launcher that was killed, last started first, and returns their names. */
  async stopLeftovers(): Promise<string[]> {
    const saved: Entry[] = readJson(this.file) ?? [];
    const leftovers = saved.filter((entry) => startOf(entry.pid) === entry.start);
    for (const entry of leftovers.reverse()) await stopProcess(entry);
    rmSync(this.file, { force: true });
    return leftovers.map((entry) => entry.name);
  }

  #write(entries: Entry[]) {
    this.entries = entries;
    try {
      writeFileSync(`${this.file}.new`, JSON.stringify(entries));
      renameSync(`${this.file}.new`, this.file);
    } catch (error) {
      // A full disk must not end the launcher, which restarts the servers that the full disk ended.
      printError(new PlainError(`the running processes cannot be saved in ${this.file}: ${(error as Error).message}`));
    }
  }
}
