import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../backends/ports.mjs';
import { eventually } from './eventually.mjs';
import { ampleLimits } from './ample-limits.mjs';

const launcher = pathToFileURL(join(import.meta.dirname, '../launch.mjs'));

/** What `npm start` runs, as a process of its own on a state folder of a spec. */
export class LaunchedProduct {
  #output = '';

  /** @param {string} stateDir @param {number} port */
  constructor(stateDir, port) {
    this.url = `http://127.0.0.1:${port}`;
    const script = `import { launch } from '${launcher}'; await launch({ stateDir: process.argv[1] });`;
    this.child = spawn(process.execPath, ['--input-type=module', '-e', script, stateDir], {
      env: { ...process.env, ...ampleLimits, PORT: String(port), WORKERS: '2', DATABASE_URL: '', REDIS_URL: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (this.#output += text));
    /** @type {Promise<number | null>} */
    this.ended = new Promise((resolve) => this.child.once('exit', resolve));
  }

  /** @param {string} stateDir */
  static async start(stateDir) {
    const product = new LaunchedProduct(stateDir, await freePort());
    await product.prints(/ready: http/, 120_000);
    return product;
  }

  output() {
    return this.#output;
  }

  /** @param {RegExp} pattern @param {number} [limitMs] */
  async prints(pattern, limitMs) {
    const hasEnded = () => this.child.exitCode !== null;
    await eventually(() => pattern.test(this.#output) || hasEnded(), this.output.bind(this), limitMs);
    if (!pattern.test(this.#output)) throw new Error(`ended with ${this.child.exitCode}:\n${this.#output}`);
  }

  /** @param {NodeJS.Signals} signal @returns {Promise<{ code: number | null, ms: number }>} */
  async stop(signal) {
    const began = Date.now();
    this.child.kill(signal);
    const code = await this.ended;
    return { code, ms: Date.now() - began };
  }
}
