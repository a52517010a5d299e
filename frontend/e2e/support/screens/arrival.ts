import { expect } from '@playwright/test';
import { makePdf, makePhoto } from '../files';
import { SCREEN_WORDS } from '../words';
import { startWalk, type Walk, type WalkOptions } from './walk';
import { openHeaderMenu } from '../header-menu';

/** The first visit up to the first message. */
export async function arrival(options: WalkOptions): Promise<void> {
  const walk = await startWalk(options, { accepted: false });
  await accept(walk);
  await buyCredits(walk);
  await seeSession(walk);
  await chooseFiles(walk);
}

async function accept({ page, chat, checkScreen }: Walk) {
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkScreen('startup-notice');
  await chat.acceptStartup();
  await chat.opened();
  await checkScreen('welcome');
}

async function buyCredits({ page, language, checkScreen }: Walk) {
  const words = SCREEN_WORDS[language];
  await page.getByRole('button', { name: words.addCredits }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await checkScreen('add-credits');
  await page.getByRole('tab').nth(1).click();
  await checkScreen('add-credits-card');
  await page.getByRole('tab').last().click();
  await dialog.getByRole('spinbutton').fill('0');
  await expect(dialog.getByRole('spinbutton')).toHaveAttribute('aria-invalid', 'true');
  await checkScreen('add-credits-wrong-amount');
  await dialog.getByRole('spinbutton').fill('20');
  await page.getByRole('button', { name: words.pay }).click();
  await expect(page.getByRole('button', { name: words.done })).toBeVisible();
  await checkScreen('credits-added');
  await page.getByRole('button', { name: words.done }).click();
  await expect(dialog).toHaveCount(0);
}

async function seeSession({ page, chat, language, checkScreen }: Walk) {
  await openHeaderMenu(page);
  await page.getByRole('button', { name: SCREEN_WORDS[language].session }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkScreen('session');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/?dev=true');
  await chat.opened();
  await page.locator('summary').first().click();
  await checkScreen('developer-mode');
  await page.goto('/?dev=false');
}

async function chooseFiles({ page, chat, language, checkScreen }: Walk) {
  const words = SCREEN_WORDS[language];
  await chat.opened();
  await chat.attach([await makePhoto(page, { width: 800, height: 600 }), makePdf()]);
  await expect(page.getByRole('img', { name: 'rash.jpg' })).toBeVisible();
  await expect(chat.sendButton).toBeEnabled();
  await checkScreen('files-chosen');
  await chat.attach([{ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('fever') }]);
  await expect(page.getByRole('alert')).toBeVisible();
  await checkScreen('file-refused');
  await page.getByRole('button', { name: words.clearAll }).click();
}
