import type { Page } from '@playwright/test';

/** Which boxes can be scrolled sideways, by their place in the page. */
export function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('*')]
      .filter((box) => box.scrollWidth > box.clientWidth + 1)
      .filter((box) => box === document.documentElement || /auto|scroll/.test(getComputedStyle(box).overflowX))
      .map((box) => `${box.tagName} ${box.className} ${box.scrollWidth} > ${box.clientWidth}`),
  );
}

/** Texts of which a part cannot be seen because their box is too small; what is for screen readers alone does not count. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const holdsText = (box: Element) =>
      [...box.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return [...document.body.querySelectorAll('*')]
      .filter((box) => holdsText(box) && box.clientWidth > 1 && box.clientHeight > 1)
      .filter((box) => !box.closest('.sr-only, [aria-hidden=true], pre'))
      .filter((box) => /hidden|clip/.test(getComputedStyle(box).overflow))
      .filter((box) => box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1)
      .map((box) => `${box.tagName} "${box.textContent?.slice(0, 60)}"`);
  });
}
