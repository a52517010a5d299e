import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { walkThroughScreens } from './support/screens';
import { expect, test } from './support/test';

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

function scrollChat(page: Page, to: 'start' | 'end'): Promise<void> {
  return page.evaluate((place) => {
    const chat = document.querySelector('[data-pinned]')?.parentElement;
    chat?.scrollTo({ top: place === 'start' ? 0 : chat.scrollHeight, behavior: 'instant' });
  }, to);
}

for (const { language, colorScheme } of [
  { language: 'en', colorScheme: 'light' },
  { language: 'sw', colorScheme: 'dark' },
] as const) {
  test(`every screen can be read by all and fits 320 pixels (${language}, ${colorScheme})`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(NARROWEST);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const look = async (screen: string) => {
      // In the page itself: there are no frames for which axe would have to open a second one each time.
      const axe = new AxeBuilder({ page })
        .options({ runOnly: WCAG_22_AA, resultTypes: ['violations'] })
        .setLegacyMode();
      // what is scrolled half beneath the pinned strip would count as too small to tap: looked at from the top
      await scrollChat(page, 'start');
      const { violations } = await axe.analyze();
      await scrollChat(page, 'end');
      const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
      expect.soft(found, screen).toEqual([]);
      expect.soft(await sideways(page), `${screen} at 320 pixels`).toEqual([]);
    };
    await walkThroughScreens({ page, language, look });
  });
}
