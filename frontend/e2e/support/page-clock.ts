import type { Page, Request } from '@playwright/test';

/**
 * A page's clock that only advances on request, so that polling can be tested on a machine of any speed. Install it
 * before the page opens.
 */
export class PageClock {
  private readonly inFlight = new Set<Request>();

  private constructor(private readonly page: Page) {
    page.on('request', (request) => this.inFlight.add(request));
    page.on('requestfinished', (request) => this.inFlight.delete(request));
    page.on('requestfailed', (request) => this.inFlight.delete(request));
  }

  static async install(page: Page): Promise<PageClock> {
    await page.clock.install();
    await page.addInitScript(() => {
      const calls: { path: string; at: number }[] = [];
      Object.assign(window, { calls });
      const original = window.fetch;
      window.fetch = (input, init) => {
        const path = new URL(input instanceof Request ? input.url : input, location.href).pathname;
        calls.push({ path: `${init?.method ?? 'GET'} ${path}`, at: Date.now() });
        return original(input, init);
      };
    });
    return new PageClock(page);
  }

  /** Pauses the clock and drops the recorded calls. */
  async pause(): Promise<void> {
    const now = await this.page.evaluate(() => Date.now());
    await this.page.clock.pauseAt(now + 60_000);
    await this.waitForRequests();
    await this.page.evaluate(() => (window as unknown as { calls: unknown[] }).calls.splice(0));
  }

  /** Advances the clock in steps, waiting for the page's requests after each step. */
  async advance(milliseconds: number, step = 100): Promise<void> {
    for (let passed = 0; passed < milliseconds; passed += step) {
      await this.page.clock.runFor(step);
      await this.waitForRequests();
    }
  }

  /** Times on the page's clock of the calls that match a pattern ('GET /api/…'). */
  async callTimes(pattern: RegExp): Promise<number[]> {
    const calls = await this.page.evaluate(
      () => (window as unknown as { calls: { path: string; at: number }[] }).calls,
    );
    return calls.filter(({ path }) => pattern.test(path)).map(({ at }) => at);
  }

  private async waitForRequests(): Promise<void> {
    await this.page.evaluate(() => undefined);
    while (this.inFlight.size > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await this.page.evaluate(() => undefined);
  }
}

/** Differences between consecutive times. */
export function intervals(moments: readonly number[]): number[] {
  return moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0));
}
