import type { Page } from '@playwright/test';
import type { ChatPage } from '../support/chat-page';
import { refuse } from '../support/fake-responses';
import { expect, LANGUAGES, test } from '../support/test';

const WORDS = {
  en: {
    noCredits: "You've used all your free consultations. Please purchase more credits to continue.",
    denied: 'Access Denied',
    deniedText: 'You do not have permission to access this session',
    error: 'Error',
    failed: 'Failed to send message. Please try again.',
    loadFailed: 'Failed to load messages. Please refresh the page.',
    setupFailed: 'Failed to initialize chat session. Please refresh the page and try again.',
  },
  sw: {
    noCredits: 'Umetumia krediti zako zote za bure. Tafadhali nunua krediti zaidi ili uendelee.',
    denied: 'Huna ruhusa',
    deniedText: 'Huna ruhusa ya kuona mazungumzo haya',
    error: 'Hitilafu',
    failed: 'Ujumbe haukutumwa. Tafadhali jaribu tena.',
    loadFailed: 'Imeshindwa kupakia ujumbe. Tafadhali pakia ukurasa upya.',
    setupFailed: 'Imeshindwa kuanzisha mazungumzo. Tafadhali pakia ukurasa upya ujaribu tena.',
  },
} as const;

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`8. Errors of the chat (${language})`, async ({ openChat, page }) => {
    const chat = await openChat(language);
    const alert = page.getByRole('alert');

    await test.step("server message 'No credits remaining'", async () => {
      await sendRefused(page, chat, { status: 402, body: { message: 'No credits remaining' } });
      await expect(alert).toContainText(words.noCredits);
    });
    for (const message of ['Access denied', 'You have no permission for this']) {
      await test.step(`a message like '${message}': title 'Access Denied' and its text`, async () => {
        await sendRefused(page, chat, { status: 400, body: { message } });
        await expect(alert).toContainText(words.denied);
        await expect(alert).toContainText(words.deniedText);
      });
    }
    await test.step("any other send error: title 'Error', 'Failed to send message. Please try again.'", async () => {
      for (const refusal of [{ status: 500 }, { status: 400, body: { message: 'Something else' } }]) {
        await sendRefused(page, chat, refusal);
        await expect(alert.getByText(words.error, { exact: true })).toBeVisible();
        await expect(alert).toContainText(words.failed);
      }
    });
    await test.step('the text is kept', async () => {
      await expect(chat.input).toHaveValue(/^Said /);
    });
    await test.step("message load failure: 'Failed to load messages. Please refresh the page.'", async () => {
      await refuse(page, '**/api/messages/*', { status: 503 });
      await page.reload();
      await expect(alert.filter({ hasText: words.loadFailed })).toBeVisible();
    });
    await test.step("'Failed to initialize chat session. Please refresh the page and try again.'", async () => {
      await refuse(page, '**/api/session/*', { status: 503 });
      await page.reload();
      await expect(alert).toContainText(words.setupFailed);
    });
  });
}

test('8. Errors of the chat are logged to the console', async ({ openChat, page }) => {
  const chat = await openChat('en');
  const logged: string[] = [];
  page.on('console', (line) => line.type() === 'error' && logged.push(line.text()));
  await sendRefused(page, chat, { status: 400, body: { message: 'Something else' } });
  await expect.poll(() => logged.join('\n')).toContain('Something else');
});

let messageCount = 0;

/** Sends a unique message that the server refuses with this response. */
async function sendRefused(page: Page, chat: ChatPage, refusal: { status: number; body?: object }): Promise<void> {
  await refuse(page, '**/api/chat/*', refusal);
  messageCount += 1;
  await chat.input.fill(`Said ${messageCount}`);
  const refused = page.waitForResponse('**/api/chat/*');
  await chat.sendButton.click();
  await refused;
}
