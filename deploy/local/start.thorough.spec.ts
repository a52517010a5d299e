import assert from 'node:assert/strict';
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Visitor } from '../bench/visitor.mjs';
import { freePort } from './backends/ports.ts';
import type { Entry } from './processes/registry.ts';
import { ensureBuild } from './setup/build.ts';
import { localDir, makeDir } from './setup/paths.mjs';
import { ampleLimits } from '../testing/ample-limits.ts';
import { eventually } from '../testing/support.ts';

// In the checkout, and open to the user of Postgres, like the state folder of the product.
const stateDir = makeDir(join(localDir, `launch-spec-${process.pid}`));
let product: LaunchedProduct;

before(() => ensureBuild());
after(async () => {
  await product?.stop('SIGTERM');
  rmSync(stateDir, { recursive: true, force: true });
});

/** `npm start` as a separate process on a state folder of this spec. */
class LaunchedProduct {
  readonly url: string;
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  readonly ended: Promise<unknown>;
  #output = '';

  constructor(port: number) {
    this.url = `http://127.0.0.1:${port}`;
    const launcher = pathToFileURL(join(import.meta.dirname, 'start.ts'));
    const script = `import { launch } from '${launcher}'; await launch(process.argv[1]); process.exit()`;
    this.child = spawn(process.execPath, ['--input-type=module', '-e', script, stateDir], {
      env: { ...process.env, ...ampleLimits, PORT: String(port), WORKERS: '2', DATABASE_URL: '', REDIS_URL: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (this.#output += text));
    this.ended = once(this.child, 'exit');
  }

  static async start() {
    const started = new LaunchedProduct(await freePort());
    await started.prints(/ready: http/, 120_000);
    return started;
  }

  output() {
    return this.#output;
  }

  async prints(pattern: RegExp, limitMs?: number) {
    const hasEnded = () => this.child.exitCode !== null;
    await eventually(() => pattern.test(this.#output) || hasEnded(), this.output.bind(this), limitMs);
    if (!pattern.test(this.#output)) throw new Error(`ended with ${this.child.exitCode}:\n${this.#output}`);
  }

  async stop(signal: NodeJS.Signals) {
    const startedAt = Date.now();
    this.child.kill(signal);
    await this.ended;
    return { code: this.child.exitCode, ms: Date.now() - startedAt };
  }
}

interface Message {
  isUser: boolean;
  metadata: { status: string };
}

interface Chat {
  visitor: Visitor;
  sessionId: string;
  accepted: number;
}

/** Patients who send as fast as they are answered, until sends fail because the product ends. */
class Load {
  isOver = false;
  chats: Chat[] = [];
  work: Promise<unknown> | undefined;

  async begin(count: number) {
    for (let i = 0; i < count; i += 1) {
      const visitor = new Visitor(product.url);
      this.chats.push({ visitor, sessionId: await visitor.openSession(), accepted: 0 });
    }
    this.work = Promise.all(this.chats.map((chat) => this.#sendUntilEnd(chat)));
    await eventually(() => this.accepted() > 2 * count, product.output.bind(product), 60_000);
  }

  accepted() {
    return this.chats.reduce((sum, { accepted }) => sum + accepted, 0);
  }

  async end() {
    this.isOver = true;
    await this.work;
  }

  /** Accepted messages without a reply, in the product as it runs now. */
  async unanswered() {
    const missing = this.chats.map(async ({ visitor, sessionId, accepted }) => {
      visitor.url = product.url;
      const { messages } = await visitor.messages(sessionId);
      const done = messages.filter(({ isUser, metadata }: Message) => !isUser && metadata.status === 'done');
      return Math.max(accepted - done.length, 0);
    });
    return (await Promise.all(missing)).reduce((sum, count) => sum + count, 0);
  }

  async #sendUntilEnd(chat: Chat) {
    while (!this.isOver) {
      try {
        await chat.visitor.send(chat.sessionId, `Nina homa na kichwa kinauma, siku ya ${chat.accepted + 1}`);
        chat.accepted += 1;
      } catch {
        // three messages wait for their replies already, or the product ends
        await sleep(50);
      }
    }
  }
}

test('messages are accepted within 5 s after a killed Redis and a killed Postgres run again', async (context) => {
  product = await LaunchedProduct.start();
  const visitor = new Visitor(product.url);
  const sessionId = await visitor.openSession();
  await visitor.send(sessionId, 'Nina homa');
  for (const title of ['Redis', 'Postgres']) {
    const killedAt = Date.now();
    process.kill(pidOf(title.toLowerCase()), 'SIGKILL');
    await product.prints(new RegExp(`${title} ended \\(SIGKILL\\); starting it again`));
    await product.prints(new RegExp(`${title} runs again`));
    const restartedAt = Date.now();
    const isAccepted = () =>
      visitor.send(sessionId, 'Bado nina homa').then(
        () => true,
        () => false,
      );
    await eventually(isAccepted, product.output.bind(product), 5_000);
    context.diagnostic(
      `${title}: again after ${restartedAt - killedAt} ms, accepted ${Date.now() - restartedAt} ms later`,
    );
    await eventually(async () => (await pendingOf(visitor, sessionId)) === 0, product.output.bind(product));
  }
});

function pidOf(name: string): number {
  const entries: Entry[] = JSON.parse(readFileSync(join(stateDir, 'processes.json'), 'utf8'));
  return entries.find((entry) => entry.name === name)?.pid ?? assert.fail(`${name} runs`);
}

async function pendingOf(visitor: Visitor, sessionId: string) {
  const { messages } = await visitor.messages(sessionId);
  return messages.filter(({ metadata }: Message) => metadata.status === 'pending').length;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  test(`${signal} under load ends the product within 10 s, gateway first, and every accepted message is answered`, async (context) => {
    product = product?.child.exitCode === null ? product : await LaunchedProduct.start();
    const load = new Load();
    await load.begin(16);
    // A closed terminal closes the output too.
    if (signal === 'SIGHUP') [product.child.stdout, product.child.stderr].forEach((stream) => stream.destroy());
    const { code, ms } = await product.stop(signal);
    await load.end();
    assert.equal(code, 0);
    assert.ok(ms < 10_000, `${ms} ms\n${product.output()}`);
    if (signal !== 'SIGHUP') {
      assert.doesNotMatch(product.output(), /lease not renewed|drain ended before its jobs|was killed after/);
      const lines = product
        .output()
        .match(/(gateway|ai-worker-1|consultation): (draining|stopped)/g)
        ?.join(', ');
      assert.equal(
        lines,
        'gateway: draining, gateway: stopped, ai-worker-1: draining, ai-worker-1: stopped, consultation: draining, consultation: stopped',
      );
    }
    product = await LaunchedProduct.start();
    const leftOver = await load.unanswered();
    await eventually(async () => (await load.unanswered()) === 0, product.output.bind(product), 60_000);
    context.diagnostic(`${load.accepted()} accepted, ended after ${ms} ms, ${leftOver} answered after the next start`);
  });
}

test('a worker that hangs at the end is killed in time and reported, and its messages are answered after the next start', async (context) => {
  product = product?.child.exitCode === null ? product : await LaunchedProduct.start();
  const load = new Load();
  await load.begin(16);
  process.kill(pidOf('ai-worker-1'), 'SIGSTOP');
  const { code, ms } = await product.stop('SIGINT');
  await load.end();
  assert.equal(code, 0);
  assert.ok(ms < 10_000, `${ms} ms\n${product.output()}`);
  assert.match(
    product.output(),
    /ai-worker-1 was killed after \d\.\d s: its unfinished work is done after the next start/,
  );
  product = await LaunchedProduct.start();
  const leftOver = await load.unanswered();
  assert.ok(leftOver > 0);
  await eventually(async () => (await load.unanswered()) === 0, product.output.bind(product), 60_000);
  context.diagnostic(`ended after ${ms} ms, ${leftOver} answered after the next start`);
});
