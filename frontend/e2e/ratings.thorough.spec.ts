import { registerAdmin, waitForLog } from './support/admin';
import { expect, LANGUAGES, test } from './support/test';
import { DASHBOARD_WORDS, SCREEN_WORDS } from './support/words';

const WORDS = {
  en: {
    helpful: 'Helpful',
    notHelpful: 'Not helpful',
    reason: 'What was wrong? (optional)',
    send: 'Send reason',
    thanks: 'Thank you. Your reason is saved.',
    why: 'It asked the same thing twice',
    quality: 'Quality check of the answers',
    rated: 'The patient did not find this reply helpful: It asked the same thing twice',
  },
  sw: {
    helpful: 'Limenisaidia',
    notHelpful: 'Halijanisaidia',
    reason: 'Ni nini hakikuwa sawa? (si lazima)',
    send: 'Tuma sababu',
    thanks: 'Asante. Sababu yako imehifadhiwa.',
    why: 'Liliuliza jambo moja mara mbili',
    quality: 'Ukaguzi wa ubora wa majibu',
    rated: 'Jibu hili halijamsaidia mgonjwa: Liliuliza jambo moja mara mbili',
  },
} as const;

for (const language of LANGUAGES) {
  test(`a reply is rated with a reason, and an administrator reads both (${language})`, async ({ openChat, page }) => {
    const words = WORDS[language];
    const admin = DASHBOARD_WORDS[language];
    const chat = await openChat(language);
    await chat.say(SCREEN_WORDS[language].cough);
    const session = await chat.sessionId();
    const up = page.getByRole('button', { name: words.helpful, exact: true });
    const down = page.getByRole('button', { name: words.notHelpful });
    await up.click();
    await expect(up).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByLabel(words.reason)).toHaveCount(0);
    await up.click();
    await expect(up).toHaveAttribute('aria-pressed', 'false');
    await down.click();
    await page.getByLabel(words.reason).fill(words.why);
    await page.getByRole('button', { name: words.send }).click();
    await expect(page.getByText(words.thanks, { exact: true })).toBeVisible();
    await page.reload();
    await expect(down).toHaveAttribute('aria-pressed', 'true');
    await expect(up).toHaveAttribute('aria-pressed', 'false');

    await registerAdmin(page);
    await waitForLog(page, `sessionId=${session}&eventType=rating`);
    await page.goto(`/admin/sessions/${session}`);
    await page.getByRole('button', { name: admin.showAll }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: words.quality }).click();
    await dialog.getByRole('button', { name: admin.show, exact: true }).click();
    await expect(page.getByText(words.rated)).toBeVisible();
  });
}
