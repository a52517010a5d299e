import { aiMessage, userMessage } from './support/messages';
import { showMessages } from './support/fake-responses';
import { expect, LANGUAGES, test } from './support/test';
import { SCREEN_WORDS } from './support/words';

const WORDS = {
  en: { waiting: 'Waiting for the network', copy: 'Copy the message', read: 'Read aloud', stop: 'Stop reading' },
  sw: { waiting: 'Inasubiri mtandao', copy: 'Nakili ujumbe', read: 'Soma kwa sauti', stop: 'Acha kusoma' },
} as const;

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`typed words stand in their bubble at once, also without a network, and return when cancelled (${language})`, async ({
    openChat,
    page,
    context,
  }) => {
    const chat = await openChat(language);
    await chat.opened();
    await context.setOffline(true);
    const text = SCREEN_WORDS[language].cough;
    await chat.input.fill(text);
    await chat.sendButton.click();
    const bubble = page.locator('[data-variant=patient]').filter({ hasText: text });
    await expect(bubble).toContainText(words.waiting);
    await expect(bubble).toBeInViewport({ ratio: 1 });
    await expect(chat.input).toHaveValue('');
    await page.getByRole('status').getByRole('button').click();
    await expect(bubble).toHaveCount(0);
    await expect(chat.input).toHaveValue(text);
    await chat.sendButton.click();
    await context.setOffline(false);
    await expect(chat.messages.filter({ hasText: text })).toHaveCount(1);
    await expect(chat.input).toHaveValue('');
  });

  test(`a message is copied, and a reply is read aloud and stopped (${language})`, async ({
    openChat,
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // This browser has no voices: the interface is replaced by one that records what it is given.
    await page.addInitScript(() => {
      const spoken: string[] = [];
      const synthesis = {
        getVoices: () => [],
        speak: ({ text, lang }: SpeechSynthesisUtterance) => spoken.push(`${lang}: ${text}`),
        cancel: () => spoken.push('cancel'),
      };
      Object.defineProperty(window, 'speechSynthesis', { configurable: true, value: synthesis });
      Object.assign(window, { spoken });
    });
    const spoken = () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken.at(-1));
    await showMessages(page, [userMessage('My own words'), aiMessage('**Drink** often.')]);
    const chat = await openChat(language);
    await page.getByRole('button', { name: words.read }).click();
    expect(await spoken()).toBe(`${language}-KE: Drink often.`);
    await page.getByRole('button', { name: words.stop }).click();
    expect(await spoken()).toBe('cancel');
    await chat.messages.first().click();
    await chat.messages.first().getByRole('button', { name: words.copy }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('My own words');
  });
}

test('offers no reading aloud in a browser without a voice', async ({ openChat, page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'speechSynthesis'));
  await page.addInitScript(() => Reflect.deleteProperty(Window.prototype, 'speechSynthesis'));
  await showMessages(page, [userMessage('Said'), aiMessage('Answered')]);
  await openChat('en');
  await expect(page.getByRole('button', { name: WORDS.en.copy })).toBeVisible();
  await expect(page.getByRole('button', { name: WORDS.en.read })).toHaveCount(0);
});
