import { chromium } from '@playwright/test';
import { PlainError } from '../local/setup/terminal.mjs';
import { chromiumPath } from '../testing/chromium.ts';
import { percentile } from './percentile.mjs';
import { typeMessage } from './type-message.mjs';

const ROUNDS = 5;
const SHORT_CHAT = 8;
const LONG_CHAT = 200;

/**
 * What a typed character costs in a long chat, against a short one. Both are measured in turns.
 * @param {{ url: string }} product
 * @returns {Promise<import('./run-bench.mjs').Row[]>}
 */
export async function benchTyping({ url }) {
  const executablePath = await chromiumPath(new AbortController().signal);
  if (!executablePath) throw new PlainError('This bench needs a Chromium.');
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath, args });
  /** @type {number[]} */
  const shortMs = [];
  /** @type {number[]} */
  const longMs = [];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      shortMs.push(await typeMessage(browser, { url, messages: SHORT_CHAT }));
      longMs.push(await typeMessage(browser, { url, messages: LONG_CHAT }));
    }
  } finally {
    await browser.close();
  }
  const [short, long] = [percentile(shortMs, 0.5), percentile(longMs, 0.5)];
  return [
    {
      what: `processor 4 times slower: a typed character among ${LONG_CHAT} messages, against ${SHORT_CHAT}`,
      value: `${(long / short).toFixed(2)} (${long.toFixed(1)} and ${short.toFixed(1)} ms)`,
      aim: '<= 1.5',
    },
  ];
}
