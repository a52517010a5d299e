import type { Page, Request } from '@playwright/test';

/**
 * The time of a page, which goes on only as a spec says: what happens every second is then looked at without depending on how fast
 * the machine is. To be taken before the page is opened.
 */
export class PageTime {
  private readonly inFlight = new Set<Request>();

  private constructor(private readonly page: Page) {
    page.on('request', (request) => this.inFlight.add(request));
    page.on('requestfinished', (request) => this.inFlight.delete(request));
    page.on('requestfailed', (request) => this.inFlight.delete(request));
  }

  static async of(page: Page): Promise<PageTime> {
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
    return new PageTime(page);
  }

  /** Stops the page's clock and forgets what was called before. */
  async hold(): Promise<void> {
    const now = await this.page.evaluate(() => Date.now());
    await this.page.clock.pauseAt(now + 60_000);
    await this.settle();
    await this.page.evaluate(() => (window as unknown as { calls: unknown[] }).calls.splice(0));
  }

  /** Lets this much time go by; in steps, between which the page gets the answers to what it has called. */
  async pass(milliseconds: number, step = 100): Promise<void> {
    for (let passed = 0; passed < milliseconds; passed += step) {
      await this.page.clock.runFor(step);
      await this.settle();
    }
  }

  /** When the page made the calls that this fits ('GET /api/…'), by its own clock. */
  async callsOf(fits: RegExp): Promise<number[]> {
    const calls = await this.page.evaluate(
      () => (window as unknown as { calls: { path: string; at: number }[] }).calls,
    );
    return calls.filter(({ path }) => fits.test(path)).map(({ at }) => at);
  }

  private async settle(): Promise<void> {
    await this.page.evaluate(() => undefined);
    while (this.inFlight.size > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await this.page.evaluate(() => undefined);
  }
}

/** From each of these moments to the next. */
export function intervals(moments: readonly number[]): number[] {
  return moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0));
}
