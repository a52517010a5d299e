import { defineConfig, devices } from '@playwright/test';

/** Stops the browser from contacting other hosts and lets it start in a container. */
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The suite runs against a running product: `npm test -- e2e` starts one; BASE_URL selects another. */
export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // Retried once because Chromium may hang on exit. Tests that pass only on retry are listed as flaky.
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
    // Specs cannot intercept requests that a service worker answers. The offline specs enable it.
    serviceWorkers: 'block',
    locale: 'en-KE',
    timezoneId: 'Africa/Nairobi',
    // Specs wait for screen content, not for its fade-in.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // first: a whole consultation is the longest test and should not be the last to finish
    { name: 'desktop', grep: /@desktop/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});
