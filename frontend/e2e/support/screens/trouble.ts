import { expect } from '@playwright/test';
import { refuse } from '../server-says';
import { SCREEN_WORDS } from '../words';
import { setOut, type Walk, type WalkOptions } from './walk';

/** Whatever can go wrong, as it is told. */
export async function trouble(options: WalkOptions): Promise<void> {
  const walk = await setOut(options, { accepted: true });
  await walk.chat.opened();
  await walk.chat.say(SCREEN_WORDS[walk.language].cough);
  await failToSend(walk);
  await goOffline(walk);
  await failToOpen(walk);
}

async function failToSend({ page, chat, language, look }: Walk) {
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
    await look(name);
  }
  await chat.input.fill('a'.repeat(8_001));
  await expect(alert).toBeVisible();
  await look('too-long');
  await chat.input.fill('');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

async function goOffline({ page, chat, language, look }: Walk) {
  const words = SCREEN_WORDS[language];
  await page.context().setOffline(true);
  await expect(page.getByText(words.offline)).toBeVisible();
  await look('offline');
  await chat.input.fill(words.question);
  await chat.sendButton.click();
  await expect(page.getByRole('status').getByRole('button')).toBeVisible();
  await look('offline-waiting');
  await page.getByRole('status').getByRole('button').click();
  await page.context().setOffline(false);
  await chat.input.fill('');
  // As last read on this device: the server does not answer.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('afya:last-conversation') ?? '')).not.toBe('');
  await page.route('**/api/session/*', (route) => route.abort());
  await page.reload();
  await expect(page.getByText(words.kept, { exact: true })).toBeVisible();
  await look('kept-conversation');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

async function failToOpen({ page, look }: Walk) {
  await refuse(page, '**/api/messages/*', { status: 500 });
  await page.reload();
  await expect(page.getByRole('alert')).toBeVisible();
  await look('messages-failed');
  await refuse(page, '**/api/session/*', { status: 500, body: { message: 'No', code: 'INTERNAL' } });
  await page.evaluate(() => localStorage.removeItem('afya:last-conversation'));
  await page.reload();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await look('session-failed');
  await page.route('**/api/session/*', () => {});
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
  await look('session-starting');
  await page.route('**/assets/not-found-route*', (route) => route.abort());
  await page.goto('/no/such/page');
  await expect(page.getByRole('alert')).toBeVisible();
  await look('crashed');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
