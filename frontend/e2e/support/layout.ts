import type { Page } from '@playwright/test';

/** Finds elements that scroll horizontally. */
export function findHorizontalScroll(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('*')]
      // The content of closed details has a size but is not visible.
      .filter((box) => box.checkVisibility() && box.scrollWidth > box.clientWidth + 1)
      .filter((box) => box === document.documentElement || /auto|scroll/.test(getComputedStyle(box).overflowX))
      .map((box) => `${box.tagName} ${box.className} ${box.scrollWidth} > ${box.clientWidth}`),
  );
}

/**
 * Finds text that is clipped because its element is too small. Text for screen readers only is ignored, and text that is cut with an
 * ellipsis and has all of it as its title.
 */
export function findClippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const holdsText = (box: Element) =>
      [...box.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return [...document.body.querySelectorAll('*')]
      .filter((box) => holdsText(box) && box.clientWidth > 1 && box.clientHeight > 1)
      .filter((box) => !box.closest('.sr-only, [aria-hidden=true], pre'))
      .filter((box) => /hidden|clip/.test(getComputedStyle(box).overflow))
      .filter(
        (box) => getComputedStyle(box).textOverflow !== 'ellipsis' || box.getAttribute('title') !== box.textContent,
      )
      .filter((box) => box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1)
      .map((box) => `${box.tagName} "${box.textContent?.slice(0, 60)}"`);
  });
}

/** Finds visible words that break across lines. Addresses and the like, of more than 24 characters, may break. */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.parentElement?.closest('.sr-only, script, style, template, pre, textarea')) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1 && word.length <= 24) broken.push(word);
      }
    }
    return broken;
  });
}
