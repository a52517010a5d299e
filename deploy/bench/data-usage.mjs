import { chromium } from '@playwright/test';
import { PlainError } from '../local/setup/terminal.mjs';
import { chromiumPath } from '../testing/chromium.ts';
import { consult } from './consult.mjs';
import { startCountingProxy } from './counting-proxy.mjs';

const MESSAGES = 22;
const IDLE_MS = 60_000;

/**
 * The bytes of a consultation and of an open chat that is not used, as they cross the network, headers included.
 * @param {{ url: string }} product
 * @returns {Promise<import('./run-bench.mjs').Row[]>}
 */
export async function benchDataUsage({ url }) {
  const executablePath = await chromiumPath(new AbortController().signal);
  if (!executablePath) throw new PlainError('This bench needs a Chromium.');
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];
  const proxy = await startCountingProxy(url);
  const browser = await chromium.launch({ executablePath, args });
  try {
    // A service worker would load all files at once, before the consultation.
    const context = await browser.newContext({ locale: 'en-KE', serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.addInitScript(() => {
      localStorage.setItem('afya:language', 'en');
      localStorage.setItem('afya:disclaimer-accepted', 'true');
    });
    await page.goto(proxy.url);
    await page
      .getByRole('heading', { name: 'What is troubling you?' })
      .or(page.locator('[data-pinned]'))
      .first()
      .waitFor();
    await page.waitForTimeout(3_000);
    const id = await page.evaluate(() => localStorage.getItem('afya:session-id'));
    /** @type {Record<string, number>} */
    const calls = {};
    page.on('request', (request) => {
      const name = `${request.method()} ${new URL(request.url()).pathname.replace(String(id), ':id').replace(/^\/assets\/.*/, '/assets')}`;
      calls[name] = (calls[name] ?? 0) + 1;
    });
    // Cookies belong to all ports of a host, so this request is the same visitor's, and it is not counted.
    const lastMessages = async () => (await context.request.get(`${url}/api/messages/${id}`)).json();
    const sinceFirst = proxy.mark();
    await consult(page, { messages: MESSAGES, lastMessages });
    const consultation = sinceFirst();
    const consultationCalls = JSON.stringify(calls);
    await page.waitForTimeout(3_000);
    const sinceIdle = proxy.mark();
    await page.waitForTimeout(IDLE_MS);
    const idle = sinceIdle();
    return [
      {
        what: `a consultation of ${MESSAGES} messages: kB down and up (${consultationCalls})`,
        value: `${inKB(consultation.down)} and ${inKB(consultation.up)}`,
        aim: '<= 250 and <= 90',
      },
      {
        what: 'an open chat, not used for a minute: kB down and up',
        value: `${inKB(idle.down)} and ${inKB(idle.up)}`,
        aim: '<= 2 together',
      },
    ];
  } finally {
    await browser.close();
    await proxy.stop();
  }
}

/** @param {number} bytes */
const inKB = (bytes) => (bytes / 1_000).toFixed(1);
