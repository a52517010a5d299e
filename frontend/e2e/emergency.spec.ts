import { advanceTo } from './support/advance-to';
import { expect, test } from './support/test';

const AT_ONCE_MS = 3_000;

test.describe('an emergency', () => {
  test('in English is answered at once with numbers to tap', async ({ openChat, page }) => {
    const chat = await openChat('en');
    await expect(chat.input).toBeEnabled();
    await chat.input.fill('My baby is not breathing');
    await chat.sendButton.click();

    const card = page.getByRole('region', { name: 'Emergency', exact: true });
    await expect(card).toBeVisible({ timeout: AT_ONCE_MS });
    for (const number of ['999', '112', '1199']) {
      await expect(card.locator(`a[href="tel:${number}"]`)).toBeInViewport({ ratio: 1 });
    }
    // Nothing may cover it.
    await expect(page.getByRole('button', { name: 'New messages' })).toHaveCount(0);
    await expect(card).toContainText('any transport');
    expect(await chat.creditsUsed()).toBe(0);
  });

  test('in Swahili costs nothing even where messages cost credits, and the consultation continues', async ({
    openChat,
    page,
  }) => {
    const chat = await openChat('sw');
    await advanceTo(chat, chat.words.summary);
    const used = await chat.creditsUsed();
    await chat.input.fill('Mtoto amepata degedege na hawezi kunywa');
    expect(await chat.cost()).toBeGreaterThan(0);
    await chat.sendButton.click();

    const card = page.getByRole('region', { name: 'Dharura', exact: true });
    await expect(card).toBeVisible({ timeout: AT_ONCE_MS });
    await expect(card.getByRole('link', { name: /^Piga simu .*999$/ })).toHaveAttribute('href', 'tel:999');
    await expect(card).toContainText('usafiri wowote');
    await expect(chat.input).toBeEnabled();
    expect(await chat.creditsUsed()).toBe(used);

    await chat.say('Sawa, tuko njiani');
    const bar = page.getByRole('link', { name: 'Piga simu sasa: 999' });
    await expect(bar).toBeInViewport();

    const session = await chat.sessionId();
    await page.reload();
    await expect(bar).toBeInViewport();
    await page.getByRole('button', { name: chat.words.newDiagnosis }).click();
    await expect(page.getByRole('heading', { name: 'Unasumbuliwa na nini?' })).toBeVisible();
    await expect(bar).toHaveCount(0);
    await page.goto(`/?session=${session}`);
    await expect(bar).toBeInViewport();
    await page.getByRole('button', { name: 'Soma ushauri' }).click();
    await expect(card.filter({ hasText: 'Wakati unasubiri msaada' })).toBeInViewport();
    const english = await chat.switchLanguage();
    await expect(page.getByRole('link', { name: 'Call now: 999' })).toBeInViewport();
    const whole = page.getByRole('region', { name: english.words.emergency, exact: true });
    await expect(whole.filter({ hasText: 'Until help is there' })).toBeInViewport();
  });
});
