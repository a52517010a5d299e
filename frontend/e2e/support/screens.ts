import { expect, type Page } from '@playwright/test';
import { ChatPage } from './chat-page';
import { makePdf, makePhoto } from './files';
import { bringTo } from './prepare';
import { ACCOUNT_WORDS, type Language, SCREEN_WORDS } from './words';

export interface Walk {
  page: Page;
  language: Language;
  /** Looks at the screen that is shown now. */
  look: (screen: string) => Promise<void>;
  /** Makes this user an admin; false where that cannot be done. */
  makeAdmin?: (username: string) => boolean;
}

/** Goes through every screen and state that a visitor can meet, in the order of a first visit. */
export async function walkThroughScreens(walk: Walk): Promise<void> {
  const { page, language } = walk;
  await page.goto('/api/health/live');
  await page.evaluate((chosen) => localStorage.setItem('afya:language', chosen), language);
  const chat = new ChatPage(page, language);
  await arrive(walk, chat);
  await buyCredits(walk);
  await chooseFiles(walk, chat);
  await consult(walk, chat);
  await haveEmergency(walk, chat);
  await keepAccount(walk, chat);
}

async function arrive({ page, look }: Walk, chat: ChatPage) {
  await page.goto('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('startup-notice');
  await chat.acceptStartup();
  await expect(chat.input).toBeEnabled();
  await look('welcome');
}

async function buyCredits({ page, language, look }: Walk) {
  const words = SCREEN_WORDS[language];
  await page.getByRole('button', { name: words.addCredits }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('add-credits');
  await page.getByRole('tab', { name: 'M-PESA' }).click();
  await look('add-credits-mpesa');
  await page.getByRole('button', { name: words.pay }).click();
  await expect(page.getByRole('button', { name: words.done })).toBeVisible();
  await look('credits-added');
  await page.getByRole('button', { name: words.done }).click();
  await page.getByRole('button', { name: words.session }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('session');
  await page.keyboard.press('Escape');
}

async function chooseFiles({ page, language, look }: Walk, chat: ChatPage) {
  const words = SCREEN_WORDS[language];
  await chat.attach([await makePhoto(page, { width: 800, height: 600 }), makePdf()]);
  await expect(page.getByRole('img', { name: 'rash.jpg' })).toBeVisible();
  await look('files-chosen');
  await chat.attach([{ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('fever') }]);
  await expect(page.getByRole('alert')).toBeVisible();
  await look('file-refused');
  await page.getByRole('button', { name: words.clearAll }).click();
}

async function consult({ page, language, look }: Walk, chat: ChatPage) {
  const words = SCREEN_WORDS[language];
  await bringTo(chat, words.sexAsked);
  await look('question');
  await bringTo(chat, words.offered);
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('diagnosis-notice');
  await page.getByRole('button', { name: chat.words.understood }).click();
  await look('diagnosis-offered');
  await chat.tap(words.showMe);
  await expect(chat.diagnosis).toBeVisible();
  await chat.diagnosis.evaluate((card) => card.scrollIntoView({ block: 'start' }));
  await look('diagnosis');
  await chat.messages.last().evaluate((message) => message.scrollIntoView({ block: 'end' }));
  await look('follow-up');
  await page.route('**/api/chat/*', (route) => route.abort());
  await chat.input.fill(words.question);
  await chat.sendButton.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await look('send-failed');
  await page.unrouteAll();
}

async function haveEmergency({ page, language, look }: Walk, chat: ChatPage) {
  const words = SCREEN_WORDS[language];
  await page.getByRole('button', { name: chat.words.newDiagnosis }).click();
  await page.waitForLoadState();
  await expect(page.getByRole('heading', { name: words.welcome })).toBeVisible();
  await chat.say(words.emergency);
  await expect(page.getByRole('region', { name: chat.words.emergency, exact: true })).toBeVisible();
  await look('emergency');
}

async function keepAccount({ page, language, look, makeAdmin }: Walk, chat: ChatPage) {
  const words = ACCOUNT_WORDS[language];
  const username = `amina-${language}-${Date.now().toString(36)}`;
  await page.goto('/auth');
  await expect(page.getByRole('tab')).toHaveCount(2);
  await look('login');
  await page.getByRole('tab', { name: words.register }).click();
  await page.getByRole('textbox', { name: words.username }).fill('ab');
  await page.getByRole('button', { name: words.register }).first().click();
  await expect(page.getByText(words.usernameShort)).toBeVisible();
  await look('register');
  await page.getByRole('textbox', { name: words.username }).fill(username);
  await page.getByRole('textbox', { name: words.password }).fill('a long quiet river');
  await page.getByRole('button', { name: words.register }).first().click();
  await page.getByRole('button', { name: words.history }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await look('history');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: words.account(username) }).click();
  await expect(page.getByRole('button', { name: words.logout })).toBeVisible();
  await look('user-menu');
  const session = await chat.sessionId();
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look('not-found');
  await page.goto('/admin');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await look('admin-refused');
  if (makeAdmin?.(username)) {
    await page.reload();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
    await look('admin');
  }
  await page.request.post('/api/auth/logout');
  await page.goto(`/?session=${session}`);
  await expect(page.getByRole('alert')).toBeVisible();
  await look('access-denied');
}
