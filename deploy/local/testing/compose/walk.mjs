import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { say } from '../../setup/say.mjs';

const answerLimitMs = 120_000;
/** Milliseconds that a call is tried again for, where the product says that it cannot answer now: it must have recovered by then. */
const recoveryLimitMs = 30_000;
const passing = new Set([502, 503, 504]);
/** One pixel: the smallest PNG that is one. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** @typedef {{ id: string, content: string, isUser: boolean, metadata: { status: string, fileAttachment?: unknown } }} Message */

/** A visitor of the product who writes, sends a picture and reads. */
export class Walk {
  #cookie = '';
  #sent = 0;
  session = randomBytes(16).toString('base64url').slice(0, 21);

  /** @param {string} url */
  constructor(url) {
    this.url = url;
  }

  /** Sends a message with a picture, and sees it answered and the picture given back. */
  async send() {
    if (this.#sent === 0) await this.#call('POST', `session/${this.session}`, 201);
    const body = new FormData();
    body.set('message', 'I have had a fever and a headache for three days');
    body.set('language', 'en');
    body.set('files', new Blob([picture], { type: 'image/png' }), 'rash.png');
    body.set('fileTypes', 'image');
    const headers = { 'idempotency-key': randomBytes(16).toString('base64url') };
    await this.#call('POST', `chat/${this.session}`, 202, { body, headers });
    this.#sent += 1;
    await this.#answered();
    await this.rereads();
  }

  /** Everything that was sent is there, and so are its files. */
  async rereads() {
    const pictures = (await this.#messages()).filter(({ isUser, metadata }) => isUser && metadata.fileAttachment);
    assert.equal(pictures.length, this.#sent);
    for (const { id } of pictures) {
      const file = await this.#call('GET', `files/${this.session}/${id}`, 200);
      assert.equal(
        Buffer.from(await file.arrayBuffer())
          .subarray(1, 4)
          .toString(),
        'PNG',
      );
    }
  }

  async #answered() {
    for (const until = Date.now() + answerLimitMs; ; await sleep(250)) {
      const messages = await this.#messages();
      if (messages.every(({ metadata }) => metadata.status === 'done'))
        return assert.notEqual(messages.at(-1)?.content, '');
      assert.ok(Date.now() < until, 'the message was not answered');
    }
  }

  /** @returns {Promise<Message[]>} */
  async #messages() {
    const response = await this.#call('GET', `messages/${this.session}`, 200);
    return /** @type {Message[]} */ (await response.json());
  }

  /**
   * Comes back for a while where the product cannot answer now, as the browser does; what is sent carries the same key each time.
   * @param {string} method @param {string} path @param {number} status @param {RequestInit & { headers?: Record<string, string> }} [init]
   */
  async #call(method, path, status, init = {}) {
    for (const until = Date.now() + recoveryLimitMs; ; await sleep(1_000)) {
      const headers = { ...init.headers, cookie: this.#cookie };
      const response = await fetch(`${this.url}/api/${path}`, { ...init, method, headers });
      for (const cookie of response.headers.getSetCookie()) this.#cookie = cookie.split(';')[0] ?? '';
      if (response.status === status) return response;
      const comesBack = passing.has(response.status) && Date.now() < until;
      assert.ok(comesBack, `${method} ${path}: ${response.status}`);
      say(`${method} ${path.split('/')[0]}: ${response.status}, tried again`);
    }
  }
}
