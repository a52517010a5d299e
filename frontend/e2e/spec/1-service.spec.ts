import { CAMERA, makePhoto } from '../support/files';
import { ChatPage } from '../support/chat-page';
import { expect, test } from '../support/test';
import { FEVER, SCREEN_WORDS } from '../support/words';

test.describe('1. What the product does', () => {
  test('symptoms and an image in a chat, follow-up questions, a diagnosis with its confidence, recommendations: in Swahili, then read in English', async ({
    browser,
  }) => {
    const page = await browser.newPage({ locale: 'sw-KE' });
    await page.goto('/');
    const chat = new ChatPage(page, 'sw');
    await chat.acceptStartup();

    await chat.say(FEVER.sw);
    await expect(chat.messages.last()).toContainText('homa');
    await chat.answerUntil(chat.words.summary);

    const photo = await makePhoto(page, { width: 1600, height: 1200 });
    await chat.attach([photo]);
    await expect(page.getByRole('list', { name: 'Faili ulizochagua' }).getByRole('img')).toBeVisible();
    await chat.sendAndWait(() => chat.sendButton.click());

    const image = page.getByRole('img', { name: 'Picha: rash.jpg' });
    await expect(image).toHaveAttribute('src', new RegExp(`^/api/files/${await chat.sessionId()}/`));
    await expect
      .poll(() => image.evaluate((shown: HTMLImageElement) => shown.complete && shown.naturalWidth))
      .toBe(600);
    expect(await image.evaluate((shown: HTMLImageElement) => shown.naturalHeight)).toBe(800);
    const stored = await page.request.get((await image.getAttribute('src')) ?? '');
    expect(stored.headers()['content-type']).toBe('image/jpeg');
    expect((await stored.body()).includes(CAMERA)).toBe(false);

    await chat.answerUntil(SCREEN_WORDS.sw.offered);
    await expect(page.getByRole('dialog', { name: 'Kabla ya kusoma utambuzi' })).toBeVisible();
    await page.getByRole('button', { name: chat.words.understood }).click();
    // Acceptance asks for the diagnosis: there is no second question before it.

    await expect(chat.diagnosis).toHaveCount(1);
    await expect(chat.diagnosis).toContainText('Malaria');
    await expect(chat.diagnosis).toContainText('Kiwango cha Uhakika');
    await expect(chat.messages.filter({ hasText: 'La kufanya' }).first()).toBeVisible();
    await expect(chat.chips.filter({ hasText: 'Hakuna zaidi' })).toBeVisible();

    const english = await chat.switchLanguage();
    await expect(english.diagnosis).toContainText('It may be');
    await expect(english.messages.filter({ hasText: 'What to do' }).first()).toBeVisible();
    await expect(english.messages.filter({ hasText: english.words.summary }).first()).toBeVisible();
    await expect(english.messages.filter({ hasText: FEVER.sw }).first()).toBeVisible();
    await expect(english.chips.filter({ hasText: 'Nothing more' })).toBeVisible();

    const back = await english.switchLanguage();
    await expect(back.diagnosis).toContainText('Huenda ni');
    await page.close();
  });

  test('the same in English, through the follow-up to the end @desktop', async ({ openChat, page }) => {
    const chat = await openChat('en');
    await chat.say(FEVER.en);
    await chat.answerUntil(chat.words.summary);
    await chat.tap('Yes, that is right');
    await chat.tap('Yes, show me');
    await expect(chat.diagnosis).toContainText('Malaria');
    await chat.say('Is it catching?');
    await chat.tap('Nothing more');
    await page.getByRole('button', { name: 'This consultation' }).click();
    await expect(page.getByRole('dialog')).toContainText('complete');
  });
});
