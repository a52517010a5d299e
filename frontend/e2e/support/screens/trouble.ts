import { expect } from '@playwright/test';
import { refuse } from '../fake-responses';
import { SCREEN_WORDS } from '../words';
import { startWalk, type Walk, type WalkOptions } from './walk';

/** Error states. */
export async function trouble(options: WalkOptions): Promise<void> {
  const walk = await startWalk(options, { accepted: true });
  await walk.chat.opened();
  await walk.chat.say(SCREEN_WORDS[walk.language].cough);
  await failToSend(walk);
  await goOffline(walk);
  await failToOpen(walk);
}

async function failToSend({ page, chat, language, checkScreen }: Walk) {
  const words = SCREEN_WORDS[language];
  const alert = page.getByRole('alert');
  for (const [name, status, message] of [
    ['send-failed', 500, ''],
    ['no-credits', 402, 'No credits remaining'],
    ['send-denied', 403, 'Access denied'],
  ] as const) {
    await refuse(page, '**/api/chat/*', { status, body: message ? { message } : '' });
    await chat.input.fill(`${words.question} (${name})`);
    await chat.sendButton.click();
    await expect(alert).toBeVisible();
    await checkScreen(name);
  }
  await chat.input.fill('a'.repeat(8_001));
  await expect(alert).toBeVisible();
  await checkScreen('too-long');
  await chat.input.fill('');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

async function goOffline({ page, chat, language, checkScreen }: Walk) {
  const words = SCREEN_WORDS[language];
  await page.context().setOffline(true);
  await expect(page.getByText(words.offline)).toBeVisible();
  await checkScreen('offline');
  await chat.input.fill(words.question);
  await chat.sendButton.click();
  await expect(page.getByRole('status').getByRole('button')).toBeVisible();
  await checkScreen('offline-waiting');
  await page.getByRole('status').getByRole('button').click();
  await page.context().setOffline(false);
  await chat.input.fill('');
  // The cached conversation, shown because the server does not respond.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('afya:last-conversation') ?? '')).not.toBe('');
  await page.route('**/api/session/*', (route) => route.abort());
  await page.reload();
  await expect(page.getByText(words.kept, { exact: true })).toBeVisible();
  await checkScreen('kept-conversation');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

async function failToOpen({ page, checkScreen }: Walk) {
  await refuse(page, '**/api/messages/*', { status: 500 });
  await page.reload();
  await expect(page.getByRole('alert')).toBeVisible();
  await checkScreen('messages-failed');
  await refuse(page, '**/api/session/*', { status: 500, body: { message: 'No', code: 'INTERNAL' } });
  await page.evaluate(() => localStorage.removeItem('afya:last-conversation'));
  await page.reload();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await checkScreen('session-failed');
  await page.route('**/api/session/*', () => {});
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
  await checkScreen('session-starting');
  await page.route('**/assets/not-found-route*', (route) => route.abort());
  await page.goto('/no/such/page');
  await expect(page.getByRole('alert')).toBeVisible();
  await checkScreen('crashed');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
