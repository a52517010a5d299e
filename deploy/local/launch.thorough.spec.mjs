import assert from 'node:assert/strict';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Visitor } from '../bench/visitor.mjs';
import { ensureBuild } from './setup/build.mjs';
import { localDir, makeDir } from './setup/paths.mjs';
import { eventually } from './testing/eventually.mjs';
import { LaunchedProduct } from './testing/launched-product.mjs';

// In the checkout, and open to the database's user, as the state of the product is.
const stateDir = makeDir(join(localDir, `launch-spec-${process.pid}`));
/** @type {LaunchedProduct} */
let product;

before(() => ensureBuild());
after(async () => {
  await product?.stop('SIGTERM');
  rmSync(stateDir, { recursive: true, force: true });
});

/** Patients who send as fast as they are answered, until sends fail because the product ends. */
class Load {
  isOver = false;
  /** @type {{ visitor: Visitor, sessionId: string, accepted: number }[]} */
  chats = [];

  /** @param {number} count */
  async begin(count) {
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
      const done = messages.filter((/** @type {any} */ { isUser, metadata }) => !isUser && metadata.status === 'done');
      return Math.max(accepted - done.length, 0);
    });
    return (await Promise.all(missing)).reduce((sum, count) => sum + count, 0);
  }

  /** @param {Load['chats'][number]} chat */
  async #sendUntilEnd(chat) {
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

test('a killed Redis and a killed Postgres run again, and messages are accepted within 5 s of that', async (context) => {
  product = await LaunchedProduct.start(stateDir);
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

/** @param {string} name @returns {number} */
function pidOf(name) {
  /** @type {import('./processes/registry.mjs').Entry[]} */
  const entries = JSON.parse(readFileSync(join(stateDir, 'processes.json'), 'utf8'));
  return entries.find((entry) => entry.name === name)?.pid ?? assert.fail(`${name} runs`);
}

/** @param {Visitor} visitor @param {string} sessionId */
async function pendingOf(visitor, sessionId) {
  const { messages } = await visitor.messages(sessionId);
  return messages.filter((/** @type {any} */ { metadata }) => metadata.status === 'pending').length;
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  test(`${signal} under load: ends within 10 s, gateway first, and every accepted message is answered`, async (context) => {
    product = product?.child.exitCode === null ? product : await LaunchedProduct.start(stateDir);
    const load = new Load();
    await load.begin(16);
    // A terminal that goes takes the output with it.
    if (signal === 'SIGHUP') [product.child.stdout, product.child.stderr].forEach((stream) => stream.destroy());
    const { code, ms } = await product.stop(signal);
    await load.end();
    assert.equal(code, 0);
    assert.ok(ms < 10_000, `${ms} ms\n${product.output()}`);
    if (signal !== 'SIGHUP') {
      assert.doesNotMatch(product.output(), /lease not renewed|jobs left running|was killed after/);
      const lines = product
        .output()
        .match(/(gateway|ai-worker-1|consultation): (draining|stopped)/g)
        ?.join(', ');
      assert.equal(
        lines,
        'gateway: draining, gateway: stopped, ai-worker-1: draining, ai-worker-1: stopped, consultation: draining, consultation: stopped',
      );
    }
    product = await LaunchedProduct.start(stateDir);
    const leftOver = await load.unanswered();
    await eventually(async () => (await load.unanswered()) === 0, product.output.bind(product), 60_000);
    context.diagnostic(`${load.accepted()} accepted, ended after ${ms} ms, ${leftOver} answered after the next start`);
  });
}

test('a worker that hangs at the end is killed in time, a line says so, and its messages are answered after the next start', async (context) => {
  product = product?.child.exitCode === null ? product : await LaunchedProduct.start(stateDir);
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
  product = await LaunchedProduct.start(stateDir);
  const leftOver = await load.unanswered();
  assert.ok(leftOver > 0);
  await eventually(async () => (await load.unanswered()) === 0, product.output.bind(product), 60_000);
  context.diagnostic(`ended after ${ms} ms, ${leftOver} answered after the next start`);
});
