import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { makeAdmin } from './support/accounts';
import { STRETCHES } from './support/screens';
import { expect, LANGUAGES, test } from './support/test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The narrowest screen that WCAG 1.4.10 asks for. CSS pixels. */
const NARROWEST = { width: 320, height: 640 };

/** Which boxes can be scrolled sideways, by their place in the page. */
function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('*')]
      .filter((box) => box.scrollWidth > box.clientWidth + 1)
      .filter((box) => box === document.documentElement || /auto|scroll/.test(getComputedStyle(box).overflowX))
      .map((box) => `${box.tagName} ${box.className} ${box.scrollWidth} > ${box.clientWidth}`),
  );
}

/** What breaks these rules (by their tags, or one by its name), with the beginning of its markup. */
async function violations(page: Page, rules: string[]): Promise<string[]> {
  // In the page itself: there are no frames for which axe would have to open a second one each time.
  const axe = new AxeBuilder({ page }).options({ runOnly: rules, resultTypes: ['violations'] }).setLegacyMode();
  const found = await axe.analyze();
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

function scrollChat(page: Page, to: 'start' | 'end'): Promise<void> {
  return page.evaluate((place) => {
    const chat = document.querySelector('[data-pinned]')?.parentElement;
    chat?.scrollTo({ top: place === 'start' ? 0 : chat.scrollHeight, behavior: 'instant' });
  }, to);
}

for (const [name, stretch] of Object.entries(STRETCHES)) {
  for (const language of LANGUAGES) {
    test(`every screen can be read by all, light and dark, and fits 320 pixels: ${name} (${language})`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize(NARROWEST);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      const look = async (screen: string) => {
        // what is scrolled half beneath the pinned strip would count as too small to tap: looked at from the top
        await scrollChat(page, 'start');
        expect.soft(await violations(page, WCAG_22_AA), screen).toEqual([]);
        // What dark changes are the colours alone.
        await page.emulateMedia({ colorScheme: 'dark' });
        expect.soft(await violations(page, ['color-contrast']), `${screen} in the dark`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'light' });
        await scrollChat(page, 'end');
        expect.soft(await sideways(page), `${screen} at 320 pixels`).toEqual([]);
      };
      await stretch({ page, language, look, makeAdmin });
    });
  }
}
