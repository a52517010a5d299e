import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../local/backends/ports.ts';
import { root } from '../../local/setup/paths.mjs';
import { publicKeysOf, savedSecrets } from '../../secrets/secrets.mjs';
import { eventually } from '../../testing/support.ts';

/** The plugin of Docker, and the separate program that came before it. */
const programs = [['docker', 'compose'], ['docker-compose']];
const composeProgram = () =>
  programs.find(([program = '', ...args]) => spawnSync(program, [...args, 'version']).status === 0);

/** The reason why compose cannot run here; undefined when it can. */
export function composeProblem(): string | undefined {
  if (composeProgram() === undefined) return 'there is no docker compose';
  const { status, stderr, error } = spawnSync('docker', ['info'], { encoding: 'utf8' });
  const message = (error?.message ?? stderr).trim().split('\n').at(-1);
  return status === 0 ? undefined : `no container engine answers (${message})`;
}

/** docker-compose.yml of this checkout under a random name, with a free port and new secrets. */
export class ComposeProject {
  readonly url: string;
  /** The program and its arguments for this project. */
  readonly command: string[];
  readonly #folder = mkdtempSync(join(tmpdir(), 'afya-compose-'));

  /** @param settings what an operator would set besides the secrets */
  static async create(settings: Record<string, string> = {}) {
    return new ComposeProject(await freePort(), settings);
  }

  constructor(port: number, settings: Record<string, string>) {
    const secrets = savedSecrets(this.#folder);
    const env = {
      ...secrets,
      RPC_PUBLIC_KEYS: publicKeysOf(secrets),
      ...settings,
      S3_ACCESS_KEY: randomBytes(10).toString('hex'),
      S3_SECRET_KEY: randomBytes(32).toString('hex'),
      PORT: port,
    };
    const envFile = join(this.#folder, 'env');
    const lines = Object.entries(env).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(envFile, lines.join(''), { mode: 0o600 });
    const name = `afya-test-${randomBytes(4).toString('hex')}`;
    this.command = [...(composeProgram() ?? []), '--project-name', name, '--env-file', envFile];
    this.url = `http://127.0.0.1:${port}`;
  }

  /** @throws with the end of its output when it fails */
  run(...args: string[]): string {
    const [program = '', ...options] = this.command;
    const env = { ...process.env, COMPOSE_HTTP_TIMEOUT: '600' };
    const limits = { cwd: root, env, encoding: 'utf8', maxBuffer: 1e9 } as const;
    const { status, stdout, stderr, error } = spawnSync(program, [...options, ...args], limits);
    if (status === 0) return stdout;
    const output = `${stdout}${stderr}`.trim().split('\n').slice(-12).join('\n');
    throw new Error(`${args[0]} failed: ${error?.message ?? output}`);
  }

  /** Starts the containers that do not run and waits until the product is ready. */
  async up(...options: string[]) {
    this.run('up', '--detach', '--no-build', ...options);
    let state = '';
    const isReady = async () => {
      const response = await fetch(`${this.url}/api/health/ready`).catch(String);
      state = typeof response === 'string' ? response : ((await response.json()) as { status: string }).status;
      return state === 'up';
    };
    await eventually(isReady, () => `the product is ready: ${state}`, 300_000);
  }

  remove() {
    try {
      this.run('down', '--volumes');
    } finally {
      rmSync(this.#folder, { recursive: true, force: true });
    }
  }
}
