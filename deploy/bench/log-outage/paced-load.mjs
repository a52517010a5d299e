import { setTimeout as sleep } from 'node:timers/promises';
import { Visitor } from '../visitor.mjs';

const senders = 20;
const messagesPerSession = 25;
const text = 'Nina homa na baridi tangu jana jioni';

/** @typedef {{ atMs: number, tookMs: number }} Accepted when a message was sent, and how long until it was accepted */

/** Senders that each send one message per second until they are stopped, even if an earlier message is accepted late. */
export class PacedLoad {
  /** @type {Accepted[]} */
  accepted = [];
  /** Errors of sends that were not accepted. @type {string[]} */
  refused = [];
  #isOver = false;

  /** @param {string} url of the product */
  constructor(url) {
    const start = (/** @type {number} */ nth) => this.#send(url, (nth * 1_000) / senders);
    this.senders = Promise.all(Array.from({ length: senders }, (_, nth) => start(nth)));
  }

  async stop() {
    this.#isOver = true;
    await this.senders;
  }

  /** @param {string} url @param {number} delayMs */
  async #send(url, delayMs) {
    let dueAt = performance.now() + delayMs;
    /** @type {{ visitor: Visitor, id: string } | undefined} */
    let chat;
    for (let sent = 0; !this.#isOver; sent += 1) {
      await sleep(Math.max(0, dueAt - performance.now()));
      const atMs = performance.now();
      dueAt = Math.max(dueAt + 1_000, atMs);
      try {
        if (!chat || sent % messagesPerSession === 0) chat = await open(url);
        const startedAt = performance.now();
        await chat.visitor.send(chat.id, text);
        this.accepted.push({ atMs, tookMs: performance.now() - startedAt });
      } catch (error) {
        chat = undefined;
        this.refused.push(String(error));
      }
    }
  }
}

/** @param {string} url */
async function open(url) {
  const visitor = new Visitor(url);
  return { visitor, id: await visitor.openSession() };
}
