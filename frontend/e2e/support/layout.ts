import type { Page } from '@playwright/test';

/** Finds elements that scroll horizontally. */
export function findHorizontalScroll(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('*')]
      .filter((box) => box.scrollWidth > box.clientWidth + 1)
      .filter((box) => box === document.documentElement || /auto|scroll/.test(getComputedStyle(box).overflowX))
      .map((box) => `${box.tagName} ${box.className} ${box.scrollWidth} > ${box.clientWidth}`),
  );
}

/** Finds text that is clipped because its element is too small. Text for screen readers only is ignored. */
export function findClippedTexts(page: Page): Promise<string[]> {
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
