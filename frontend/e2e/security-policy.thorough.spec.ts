import type { Page } from '@playwright/test';
import { makeAdmin } from './support/accounts';
import { WALKS } from './support/screens';
import { expect, test } from './support/test';

/** Collects content security policy violations on all pages of this tab from now on. */
async function refusals(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction('reportRefusal', (refusal: string) => void found.push(refusal));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, sample }) => {
      const { reportRefusal } = window as unknown as { reportRefusal: (refusal: string) => void };
      reportRefusal(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sourceFile} ${sample}`);
    });
  });
  return found;
}

test("allows no inline style except the page's own", async ({ page }) => {
  const found = await refusals(page);
  const response = await page.goto('/');
  const policy = (await response?.headerValue('content-security-policy')) ?? '';
  expect(policy).toMatch(/style-src 'self' 'sha256-[^;]+'(;|$)/);
  expect(policy).not.toContain('unsafe-inline');
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'b { color: red }';
    document.head.append(style);
  });
  await expect.poll(() => found).toEqual([expect.stringContaining('style-src-elem inline')]);
});

for (const [name, walk] of Object.entries(WALKS)) {
  test(`no screen violates the policy: ${name}`, async ({ page }) => {
    test.slow();
    const found = await refusals(page);
    const checkScreen = async (screen: string) => void expect.soft(found.splice(0), screen).toEqual([]);
    await walk({ page, language: 'en', checkScreen, makeAdmin });
    expect(found).toEqual([]);
  });
}

test('a dialog stops the page behind it from scrolling and releases it', async ({ openChat, page }) => {
  const chat = await openChat('en');
  await expect(chat.welcome).toBeVisible();
  const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflowY);
  const before = await overflow();
  await page
    .getByRole('button', { name: /credits/i })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(overflow).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(overflow).toBe(before);
});

test('the API description renders without a violation', async ({ page }) => {
  const found = await refusals(page);
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: /Afya/ })).toBeVisible();
  expect(found).toEqual([]);
});
