import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../backends/ports.mjs';
import { root } from '../../setup/paths.mjs';
import { keptSecrets, publicKeysOf } from '../../setup/secrets.mjs';

const readyLimitMs = 300_000;
/** the plugin of Docker, and the program of its own that came before it */
const programs = [['docker', 'compose'], ['docker-compose']];

/** docker-compose.yml of this checkout under a name, port and secrets of its own. */
export class ComposeProject {
  /** @param {{ name: string, folder: string, envFile: string, port: number }} of */
  constructor({ name, folder, envFile, port }) {
    this.folder = folder;
    this.words = [...(composeProgram() ?? []), '--project-name', name, '--env-file', envFile];
    this.url = `http://127.0.0.1:${port}`;
  }

  /** Why nothing can be started here; undefined where it can. */
  static missing() {
    if (composeProgram() === undefined) return 'there is no docker compose';
    const { status, stderr, error } = spawnSync('docker', ['info'], { encoding: 'utf8' });
    return status === 0
      ? undefined
      : `no container engine answers (${(error?.message ?? stderr).trim().split('\n').at(-1)})`;
  }

  /** @param {Record<string, string>} [settings] what an operator would set besides the secrets */
  static async create(settings = {}) {
    const folder = mkdtempSync(join(tmpdir(), 'afya-compose-'));
    const port = await freePort();
    const secrets = {
      ...keptSecrets(folder),
      RPC_PUBLIC_KEYS: publicKeysOf(keptSecrets(folder)),
      ...settings,
      ...{ S3_ACCESS_KEY: randomBytes(10).toString('hex'), S3_SECRET_KEY: randomBytes(32).toString('hex'), PORT: port },
    };
    const envFile = join(folder, 'env');
    const lines = Object.entries(secrets).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(envFile, lines.join(''), { mode: 0o600 });
    return new ComposeProject({ name: `afya-test-${randomBytes(4).toString('hex')}`, folder, envFile, port });
  }

  /** The program and its words that do this to the project. @param {string[]} words */
  command(...words) {
    return [...this.words, ...words];
  }

  /** @param {string[]} words @throws when it fails, with the end of what it said */
  run(...words) {
    const [program = '', ...given] = this.command(...words);
    const env = { ...process.env, COMPOSE_HTTP_TIMEOUT: '600' };
    const options = { cwd: root, env, encoding: /** @type {const} */ ('utf8'), maxBuffer: 1e9 };
    const { status, stdout, stderr, error } = spawnSync(program, given, options);
    if (status === 0) return stdout;
    throw new Error(
      `${words[0]} failed: ${error?.message ?? `${stdout}${stderr}`.trim().split('\n').slice(-12).join('\n')}`,
    );
  }

  /** Starts what is not running and waits until the product answers. @param {string[]} options */
  async up(...options) {
    this.run('up', '--detach', '--no-build', ...options);
    for (const until = Date.now() + readyLimitMs; ; await sleep(500)) {
      const state = await fetch(`${this.url}/api/health/ready`).then(
        async (response) => /** @type {{ status: string }} */ (await response.json()).status,
        (error) => String(error),
      );
      if (state === 'up') return;
      if (Date.now() > until) throw new Error(`the product is not ready: ${state}`);
    }
  }

  /** Removes it with all it has kept, its secrets too. */
  remove() {
    try {
      this.run('down', '--volumes');
    } finally {
      rmSync(this.folder, { recursive: true, force: true });
    }
  }

  printLogs() {
    process.stdout.write(this.run('logs', '--tail=20'));
  }
}

/** @returns {string[] | undefined} */
function composeProgram() {
  return programs.find(([program = '', ...words]) => spawnSync(program, [...words, 'version']).status === 0);
}
