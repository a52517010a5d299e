import type { Page } from '@playwright/test';
import { advanceTo } from './support/advance-to';
import { expect, test } from './support/test';
import { FEVER, type Language, SCREEN_WORDS } from './support/words';

const CARD = {
  en: {
    parts: ['What to do', 'Go to a hospital at once with', 'Tests that may be done', 'Why we think so'],
    advice: 'See a clinic today',
    print: 'Print or save as PDF',
    copy: 'Copy as text',
    share: 'Share',
    copied: 'Copied. You can paste it into a message.',
  },
  sw: {
    parts: [
      'La kufanya',
      'Nenda hospitali mara moja ukiona',
      'Vipimo vinavyoweza kufanywa',
      'Kwa nini tunafikiri hivyo',
    ],
    advice: 'Nenda kliniki leo',
    print: 'Chapisha au hifadhi PDF',
    copy: 'Nakili kama maandishi',
    share: 'Shiriki',
    copied: 'Imenakiliwa. Unaweza kuibandika kwenye ujumbe.',
  },
} as const;

/** The sheet is in English in any chat language. */
const FACTS = [
  'Not examined by a health worker',
  'Malaria',
  '28 years',
  'male',
  '65 kg',
  '170 cm',
  '2 days',
  'none reported',
];

/** Records the data passed to the share sheet; `refuse` simulates a browser that does not open it. */
async function fakeShareSheet(page: Page, { refuse = false } = {}) {
  await page.evaluate((refused) => {
    const shared: ShareData[] = [];
    const share = (data: ShareData) => {
      shared.push(data);
      return refused ? Promise.reject(new DOMException('', 'NotAllowedError')) : Promise.resolve();
    };
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  }, refuse);
}

const sharedText = (page: Page) =>
  page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared.at(-1)?.text ?? '');

/** Number of pages of a PDF. */
function pageCount(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const language of ['en', 'sw'] as const satisfies Language[]) {
  const words = CARD[language];

  test(`shows the result as a card, one printed page and a text to share (${language})`, async ({ openChat, page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const chat = await openChat(language);
    await advanceTo(chat, SCREEN_WORDS[language].offered);
    await chat.tap(SCREEN_WORDS[language].showMe);
    await expect(chat.diagnosis).toHaveCount(1);
    for (const name of words.parts) await expect(chat.diagnosis.getByRole('heading', { name })).toBeVisible();
    await expect(chat.diagnosis).toContainText(words.advice);

    await test.step('prints black on white on one page, without the screen', async () => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      const sheet = page.locator('[data-sheet]');
      await expect(sheet).toBeVisible();
      await expect(chat.input).toBeHidden();
      for (const fact of FACTS) await expect(sheet).toContainText(fact);
      await expect(sheet).toContainText(FEVER[language].slice(0, 20));
      await expect(sheet.locator(`[lang="${language}"]`).last()).toContainText(words.parts[0]);
      await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)');
      await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      expect(pageCount(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
      await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
      await expect(sheet).toBeHidden();
    });

    await test.step('opens the print dialog', async () => {
      await page.evaluate(() => Object.assign(window, { print: () => (document.title = 'printed') }));
      await chat.diagnosis.getByRole('button', { name: words.print }).click();
      await expect(page).toHaveTitle('printed');
    });

    await test.step('copies and shares a text in both languages', async () => {
      await chat.diagnosis.getByRole('button', { name: words.copy }).click();
      await expect(page.getByText(words.copied, { exact: true })).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain('Not examined by a health worker');
      expect(copied).toContain('Hajachunguzwa na mhudumu wa afya');

      await fakeShareSheet(page);
      await chat.switchLanguage().then((other) => other.switchLanguage());
      await chat.diagnosis.getByRole('button', { name: words.share, exact: true }).click();
      expect(await sharedText(page)).toBe(copied);
    });

    await test.step('leaves the text in the clipboard when the share sheet does not open', async () => {
      await page.evaluate(() => navigator.clipboard.writeText('other'));
      await fakeShareSheet(page, { refuse: true });
      await chat.diagnosis.getByRole('button', { name: words.share, exact: true }).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Malaria');
    });

    await test.step('is shown again after a reload', async () => {
      await page.reload();
      await expect(chat.diagnosis).toContainText(words.advice);
      await expect(chat.diagnosis.getByRole('button', { name: words.print })).toBeVisible();
    });
  });
}
