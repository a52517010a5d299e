import { defineConfig, devices } from '@playwright/test';

/** What keeps the browser from talking to anybody but the product, and lets it start in a container. */
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The suite runs against a served product: `npm test -- e2e` starts one, BASE_URL names another. */
export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A browser that hangs while it closes is nobody's fault; what passes only the second time is named as flaky at the end.
  retries: 1,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    channel: undefined,
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: CHROMIUM_ARGS },
    actionTimeout: 30_000,
    trace: 'on-first-retry',
    // What a service worker serves cannot be held up or refused by a spec; the spec on being offline allows it.
    serviceWorkers: 'block',
    locale: 'en-KE',
    timezoneId: 'Africa/Nairobi',
    // A turn is measured by what is on the screen, not by how long it takes to fade in.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // first: a whole consultation of it would be the last to end, with nothing left to run beside it
    { name: 'desktop', grep: /@desktop/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});
