import { buyAndSay } from './support/buy-and-say';
import { makePhoto } from './support/files';
import { holdReplies } from './support/hold-replies';
import { expect, LANGUAGES, test } from './support/test';
import { SCREEN_WORDS } from './support/words';

const WORDS = {
  en: {
    processing: 'Processing diagnosis...',
    stop: 'Stop',
    edit: 'Edit',
    stopped: (credits: number) => `You stopped this answer. ${credits} credits were given back to you.`,
    remaining: (credits: number) => `${credits} credits remaining`,
    entries: ['Given back: you stopped the answer', 'Message', 'Free credits', 'Bought'],
    stoppedFree: 'You stopped this answer. Nothing was charged for it.',
  },
  sw: {
    processing: 'Utambuzi unaandaliwa...',
    stop: 'Simamisha',
    edit: 'Badilisha',
    stopped: (credits: number) => `Umesimamisha jibu hili. Umerudishiwa krediti ${credits}.`,
    remaining: (credits: number) => `krediti ${credits} zimebaki`,
    entries: ['Zilizorudishwa: ulisimamisha jibu', 'Ujumbe', 'Krediti za bure', 'Zilizonunuliwa'],
    stoppedFree: 'Umesimamisha jibu hili. Hukutozwa krediti yoyote.',
  },
} as const;

const BALANCE = 550;

for (const language of LANGUAGES) {
  test(`a pending reply is stopped, refunded and said to be, and the statement lists all of it (${language})`, async ({
    openChat,
    page,
  }) => {
    const words = WORDS[language];
    const chat = await openChat(language);
    await buyAndSay(chat, { text: SCREEN_WORDS[language].cough, credits: 50 });
    await holdReplies(await chat.sessionId());
    await chat.attach([await makePhoto(page, { width: 300, height: 400 })]);
    await expect(page.getByRole('img', { name: /rash\.jpg/ })).toBeVisible();
    const cost = await chat.cost();
    expect(cost).toBeGreaterThan(1);
    await chat.sendButton.click();
    await expect(page.getByText(words.processing).last()).toBeVisible();
    await expect(page.getByText(words.remaining(BALANCE - cost))).toBeAttached();

    await page.getByRole('button', { name: words.stop, exact: true }).click();
    await expect(chat.messages.last()).toContainText(words.stopped(cost));
    await expect(page.getByRole('button', { name: words.stop, exact: true })).toHaveCount(0);
    await expect(page.getByText(words.remaining(BALANCE))).toBeAttached();
    await page.reload();
    await expect(chat.messages.last()).toContainText(words.stopped(cost));

    await page.getByRole('button', { name: SCREEN_WORDS[language].addCredits }).click();
    await page.getByRole('button', { name: SCREEN_WORDS[language].statement }).click();
    const entries = page.getByRole('dialog').getByRole('listitem');
    await expect(entries).toContainText(words.entries);
    await expect(entries).toContainText([`+${cost}`, `−${cost}`, '+500', '+50']);
  });

  test(`a message whose reply was stopped is edited and sent again (${language})`, async ({ openChat, page }) => {
    const words = WORDS[language];
    const { cough } = SCREEN_WORDS[language];
    const chat = await openChat(language);
    await chat.opened();
    await holdReplies(await chat.sessionId());
    await chat.input.fill('x');
    await chat.sendButton.click();
    await page.getByRole('button', { name: words.stop, exact: true }).click();
    await expect(chat.messages.last()).toContainText(words.stoppedFree);
    await page.getByRole('button', { name: words.edit, exact: true }).click();
    await expect(chat.input).toHaveValue('x');
    await chat.say(cough);
    await expect(chat.messages.filter({ hasText: cough })).toHaveCount(1);
    await expect(page.getByRole('button', { name: words.edit, exact: true })).toHaveCount(0);
  });
}
