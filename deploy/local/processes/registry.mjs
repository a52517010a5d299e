import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError, complain } from '../setup/say.mjs';
import { startOf } from './identity.mjs';
import { stopProcess } from './stop.mjs';

/**
 * @typedef {{ name: string, pid: number, start: string, signal: NodeJS.Signals, limitMs: number }} Entry
 * A process that this checkout started, with the way to stop it.
 */

/**
 * What this checkout has running, on disk, so that a launcher which was killed leaves a note for the next one.
 * Written before anything else happens to a new process.
 */
export class ProcessRegistry {
  /** @param {string} stateDir */
  constructor(stateDir) {
    this.file = join(stateDir, 'processes.json');
    /** @type {Entry[]} */
    this.entries = [];
  }

  /** @param {{ name: string, pid: number, signal?: NodeJS.Signals, limitMs: number }} process */
  add({ name, pid, signal = 'SIGTERM', limitMs }) {
    const start = startOf(pid);
    if (start !== null) this.#write([...this.entries, { name, pid, start, signal, limitMs }]);
  }

  /** @param {number} pid */
  remove(pid) {
    const others = this.entries.filter((entry) => entry.pid !== pid);
    if (others.length < this.entries.length) this.#write(others);
  }

  /** Stops what is still noted, last started first. */
  async stopAll() {
    for (const entry of this.entries.toReversed()) await stopProcess(entry);
    this.#write([]);
  }

  /** Ends everything that is still noted at once; what was committed is safe with the databases' logs. */
  killAll() {
    for (const { pid, start } of this.entries) if (startOf(pid) === start) process.kill(pid, 'SIGKILL');
  }

  /**
   * Stops what an earlier launcher left behind, last started first.
   * @returns {Promise<string[]>} the names of what was still running
   */
  async stopLeftovers() {
    const left = readEntries(this.file).filter((entry) => startOf(entry.pid) === entry.start);
    for (const entry of left.reverse()) await stopProcess(entry);
    rmSync(this.file, { force: true });
    return left.map((entry) => entry.name);
  }

  /** @param {Entry[]} entries */
  #write(entries) {
    this.entries = entries;
    try {
      writeFileSync(`${this.file}.new`, JSON.stringify(entries));
      renameSync(`${this.file}.new`, this.file);
    } catch (error) {
      // A full disk must not end the launcher, which is to restart what the full disk ended.
      complain(new PlainError(`what runs cannot be noted in ${this.file}: ${/** @type {Error} */ (error).message}`));
    }
  }
}

/** @param {string} file @returns {Entry[]} */
function readEntries(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
}
