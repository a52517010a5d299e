import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { localDir, root } from '../local/setup/paths.mjs';
import { PlainError, runLong } from '../local/setup/terminal.mjs';
import { chromiumPath } from '../testing/chromium.ts';
import { callsOfPage, countPageCalls } from './touched-files/page-calls.mjs';
import { callsOfServices, coverageSettings } from './touched-files/server-calls.mjs';

const coverageDir = join(localDir, 'bench/coverage');
const frontendDir = join(localDir, 'bench/frontend');
const list = join(localDir, 'bench/touched-files.txt');
const IDLE_MS = 15_000;
/** Milliseconds in which the reply is stored, and its events reach the log. */
const ANSWERED_MS = 15_000;
const AREAS = ['frontend', 'services/gateway', 'services/consultation', 'services/ai-worker', 'services', 'libs'];

/** Its own build of the page is readable and has source maps. */
export async function prepareTouchedFiles() {
  mkdirSync(coverageDir, { recursive: true });
  await runLong({
    what: 'building the page with source maps',
    command: 'npx',
    args: ['vite', 'build', '--sourcemap', '--minify', 'false', '--outDir', frontendDir],
    cwd: join(root, 'frontend'),
  });
}

export const touchedFilesSettings = { ...coverageSettings(coverageDir), FRONTEND_DIR: frontendDir };

/**
 * The own source files with a function that the first message of a chat calls, from the tap on Send to the stored reply, and that was not
 * called before: neither by the start, nor by opening the page and writing the text, nor while idle. The insides of the clinical engine
 * count as one file; files that only export others again do not count.
 * @param {import('./product.mjs').Product} product
 * @returns {Promise<import('./run-bench.mjs').Row[]>}
 */
export async function benchTouchedFiles(product) {
  const executablePath = await chromiumPath(new AbortController().signal);
  if (!executablePath) throw new PlainError('This bench needs a Chromium.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const context = await browser.newContext({ locale: 'en-KE', serviceWorkers: 'block' });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await countPageCalls(devtools);
    await page.addInitScript(() => {
      localStorage.setItem('afya:language', 'en');
      localStorage.setItem('afya:disclaimer-accepted', 'true');
    });
    await page.goto(product.url);
    const field = page.getByRole('textbox', { name: 'Your message' });
    const send = page.getByRole('button', { name: /^Send/ });
    await field.pressSequentially('I have had a fever for three days');
    await sleep(IDLE_MS);
    const before = {
      page: await callsOfPage(devtools, frontendDir),
      services: await callsOfServices(product, coverageDir),
    };
    // Reading the reply is not counted: polls wait, and are aborted, because the browser sends the waiting ones when the page is closed.
    /** @type {import('@playwright/test').Route[]} */
    const polls = [];
    await page.route(/\/api\/(messages|session|diagnostic-confidence)\//, (route) => void polls.push(route));
    const accepted = page.waitForResponse((response) => response.url().includes('/api/chat/'));
    await send.click();
    const url = (await accepted).url();
    const sending = await callsOfPage(devtools, frontendDir);
    await Promise.all(polls.map((poll) => poll.abort()));
    await page.close();
    await sleep(ANSWERED_MS);
    const stored = await callsOfServices(product, coverageDir);
    const messages = await (await context.request.get(url.replace('/chat/', '/messages/'))).json();
    if (messages.at(-1).metadata.status !== 'done') throw new PlainError('The reply was not stored in time.');
    const files = new Set([...filesOf(sending, before.page), ...filesOf(stored, before.services)]);
    writeFileSync(list, `${[...files].sort().join('\n')}\n`);
    return [
      {
        what: `files touched by one message, from Send to the stored reply (${perArea([...files])}; listed in ${list})`,
        value: String(files.size),
        aim: '<= 55',
      },
    ];
  } finally {
    await browser.close();
  }
}

/** @param {Set<string>} calls @param {Set<string>} before */
function filesOf(calls, before) {
  const files = [...calls].filter((call) => !before.has(call)).map((call) => call.replace(/#.*/, ''));
  const own = files.filter((file) => !file.endsWith('/src/index.ts'));
  return new Set(own.map((file) => (file.startsWith('libs/clinical/') ? 'libs/clinical/src' : file)));
}

/** @param {string[]} files */
function perArea(files) {
  const areaOf = (/** @type {string} */ file) => AREAS.find((area) => file.startsWith(`${area}/`));
  return AREAS.map((area) => `${area} ${files.filter((file) => areaOf(file) === area).length}`).join(', ');
}
