import { setTimeout as sleep } from 'node:timers/promises';
import { cpuMs, nodeProcesses } from './processes.mjs';
import { Visitor } from './visitor.mjs';

const senders = 20;
const sessionsEach = 10;
const messagesEach = 25;
const warmUpSessions = 2;
const text = 'Nina homa na baridi tangu jana jioni';

/**
 * Measures the whole path through all processes: senders send as fast as messages are accepted, until all are answered.
 * @param {import('./product.mjs').Product} product
 * @returns {Promise<import('./run-bench.mjs').Row[]>}
 */
export async function benchMessages(product) {
  await converse(product.url, warmUpSessions);
  const processes = nodeProcesses(product);
  const cpuBefore = cpuMs(processes);
  const startedAt = performance.now();
  const replies = await converse(product.url, sessionsEach);
  const seconds = (performance.now() - startedAt) / 1_000;
  const cpu = cpuMs(processes) - cpuBefore;
  return [
    { what: `replies stored per second, ${senders} senders`, value: (replies / seconds).toFixed(0), aim: '≥ 300' },
    { what: 'CPU ms per message, all Node processes', value: (cpu / replies).toFixed(2), aim: '≤ 5' },
  ];
}

/** @param {string} url @param {number} sessions per sender @returns {Promise<number>} answered messages */
async function converse(url, sessions) {
  const counts = await Promise.all(Array.from({ length: senders }, () => sender(url, sessions)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** @param {string} url @param {number} sessions */
async function sender(url, sessions) {
  const visitor = new Visitor(url);
  /** @type {string[]} */
  const ids = [];
  for (let i = 0; i < sessions; i++) {
    const id = await visitor.openSession();
    ids.push(id);
    for (let n = 0; n < messagesEach; n++) await visitor.send(id, text);
  }
  let answered = 0;
  for (const id of ids) answered += await untilAnswered(visitor, id);
  return answered;
}

/** @param {Visitor} visitor @param {string} id */
async function untilAnswered(visitor, id) {
  for (;;) {
    const { messages } = await visitor.messages(id);
    const done = messages.filter(
      (/** @type {{ isUser: boolean, metadata: { status: string } }} */ { isUser, metadata }) =>
        !isUser && metadata.status === 'done',
    ).length;
    if (done === messagesEach) return done;
    await sleep(100);
  }
}
