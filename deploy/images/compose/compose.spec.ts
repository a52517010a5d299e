import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { ComposeProject } from './project.ts';

const REPLY_LIMIT_MS = 120_000;
/** Milliseconds for which a call is retried while the product cannot answer: it must have recovered by then. */
const RECOVERY_LIMIT_MS = 30_000;
const temporaryErrors = [502, 503, 504];
/** A PNG of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface Message {
  id: string;
  content: string;
  isUser: boolean;
  metadata: { status: string; fileAttachment?: unknown };
}

const randomId = () => randomBytes(16).toString('base64url').slice(0, 21);

/** A visitor of the composed product who sends a message with a picture and reads it again. */
class Visitor {
  readonly #url: string;
  readonly #session = randomId();
  #cookie = '';
  #sentCount = 0;

  constructor(url: string) {
    this.#url = url;
  }

  /** Sends a message with a picture; expects a reply and the same picture. */
  async send() {
    if (this.#sentCount === 0) await this.#call('POST', `session/${this.#session}`, 201);
    const body = new FormData();
    body.set('message', 'I have had a fever and a headache for three days');
    body.set('language', 'en');
    body.set('files', new Blob([picture], { type: 'image/png' }), 'rash.png');
    body.set('fileTypes', 'image');
    const headers = { 'idempotency-key': randomId() };
    await this.#call('POST', `chat/${this.#session}`, 202, { body, headers });
    this.#sentCount += 1;
    const isPending = async () => (await this.#messages()).some(({ metadata }) => metadata.status !== 'done');
    for (const until = Date.now() + REPLY_LIMIT_MS; await isPending(); await sleep(250))
      assert.ok(Date.now() < until, 'the message was not answered');
    assert.notEqual((await this.#messages()).at(-1)?.content, '');
    await this.readAgain();
  }

  /** Expects every sent message, with its file. */
  async readAgain() {
    const pictures = (await this.#messages()).filter(({ isUser, metadata }) => isUser && metadata.fileAttachment);
    assert.equal(pictures.length, this.#sentCount);
    for (const { id } of pictures) {
      const file = await this.#call('GET', `files/${this.#session}/${id}`, 200);
      const bytes = Buffer.from(await file.arrayBuffer());
      assert.equal(bytes.subarray(1, 4).toString(), 'PNG');
    }
  }

  async #messages() {
    const response = await this.#call('GET', `messages/${this.#session}`, 200);
    return (await response.json()) as Message[];
  }

  /** Retries while the product cannot answer, as the browser does, with the same idempotency key. */
  async #call(method: string, path: string, status: number, init: { body?: FormData; headers?: object } = {}) {
    for (const until = Date.now() + RECOVERY_LIMIT_MS; ; await sleep(1_000)) {
      const headers = { ...init.headers, cookie: this.#cookie };
      const response = await fetch(`${this.#url}/api/${path}`, { ...init, method, headers });
      for (const cookie of response.headers.getSetCookie()) this.#cookie = cookie.split(';')[0] ?? '';
      if (response.status === status) return response;
      const canRetry = temporaryErrors.includes(response.status) && Date.now() < until;
      assert.ok(canRetry, `${method} ${path}: ${response.status}`);
      console.log(`${method} ${path.split('/')[0]}: ${response.status}, tried again`);
    }
  }
}

let project: ComposeProject;
let visitor: Visitor;
let hasFailed = false;

before(async () => {
  project = await ComposeProject.create();
  visitor = new Visitor(project.url);
});
after(() => {
  if (hasFailed) console.log(project.run('logs', '--tail=20'));
  project.remove();
});

/** Each step needs the ones before it. */
function step(title: string, work: () => unknown) {
  test(title, async (context) => {
    if (hasFailed) return context.skip('a step before it failed');
    hasFailed = true;
    await work();
    hasFailed = false;
  });
}

step('the images are built', () => project.run('build'));
step('the product starts and is ready', () => project.up());
step('a message with a picture is answered', () => visitor.send());
step('three workers answer', async () => {
  await project.up('--scale', 'ai-worker=3');
  await visitor.send();
});
step('the messages and files are the same after a stop and a start', async () => {
  project.run('down');
  await project.up();
  await visitor.readAgain();
});
