/** @typedef {{ usableMs: number, wholeMs: number, pageBytes: number, bytes: number, files: number }} Visit */

/** 400 kbit/s, 400 ms to the first byte of each file; as in frontend/e2e/slow-network.thorough.spec.ts. */
const slow3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const slowerProcessor = 4;
const waitOptions = { timeout: 60_000 };

/**
 * Visits a page with an empty cache. `usableMs`: from the request until a visitor can type, or tick the notice's box if it is not accepted
 * yet. `wholeMs`: until the scripts have replaced the static shell. Both are measured by the page's clock.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, accepted: boolean }} visitor
 * @returns {Promise<Visit>}
 */
export async function visitSlowly(browser, { url, accepted }) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
    locale: 'en-KE',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript(watch, accepted);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow3G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
  /** @type {number[]} */
  const sizes = [];
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => sizes.push(encodedDataLength));
  await page.goto(url, { waitUntil: 'commit' });
  const times = await page.waitForFunction(
    () => Reflect.get(window, 'benchTimes')?.wholeMs && Reflect.get(window, 'benchTimes'),
    null,
    waitOptions,
  );
  const { usableMs, wholeMs } = /** @type {{ usableMs: number, wholeMs: number }} */ (await times.jsonValue());
  const visit = {
    usableMs,
    wholeMs,
    pageBytes: sizes[0] ?? 0,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    files: sizes.length,
  };
  await context.close();
  return visit;
}

/** Runs in the page before its own scripts. @param {boolean} accepted */
function watch(accepted) {
  if (accepted) {
    localStorage.setItem('afya:language', 'en');
    localStorage.setItem('afya:disclaimer-accepted', 'true');
  }
  const times = { usableMs: 0, wholeMs: 0 };
  Object.assign(window, { benchTimes: times });
  const check = () => {
    /** @type {HTMLInputElement | null} */
    const part = document.querySelector(accepted ? 'textarea' : '[role=dialog] [type=checkbox]');
    const usable = part?.checkVisibility() && !part.disabled;
    if (usable) times.usableMs ||= performance.now();
    if (usable && !document.getElementById('shell')) times.wholeMs ||= performance.now();
    if (!times.wholeMs) requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}
