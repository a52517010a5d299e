import type { Page } from '@playwright/test';
import { makePdf } from '../support/files';
import { aiMessage, userMessage } from '../support/messages';
import { noteCalls, refuse, showMessages } from '../support/server-says';
import { expect, test } from '../support/test';

const PENDING = aiMessage('Analyzing your message', { status: 'pending' });
const ACCEPTED = {
  ...{ messageId: 'm', replyId: 'r', stage: 'initial_gathering', creditsCharged: 0, creditsUsed: 0 },
};

/** From here on the page's time goes on only when it is told to. */
async function holdTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('4. Sending: while a send is pending or processing', async ({ openChat, page }) => {
  const chat = await openChat('en');
  await chat.attach([makePdf()]);
  await chat.input.fill('I feel ill');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/chat/*', async (route) => {
    await held;
    await route.fallback();
  });
  await chat.sendButton.click();
  const attach = page.getByRole('button', { name: chat.words.attach });

  await test.step('the input and the attach control are disabled and the typing indicator shows, while it is sent', async () => {
    await expect(chat.input).toBeDisabled();
    await expect(attach).toBeDisabled();
    await expect(page.getByRole('status').filter({ hasText: 'Afya is writing' })).toBeAttached();
  });
  await test.step('and while it is processed', async () => {
    await showMessages(page, [userMessage('I feel ill'), PENDING]);
    release();
    await expect(chat.messages.filter({ hasText: 'Processing diagnosis...' })).toBeVisible();
    await expect(chat.input).toBeDisabled();
    await expect(attach).toBeDisabled();
  });
  await test.step('a success refreshes the messages and clears the input and the files', async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await expect(chat.input).toBeEnabled();
    await expect(chat.input).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Clear All' })).toHaveCount(0);
    await expect(chat.messages.getByRole('link', { name: 'PDF: lab-report.pdf' })).toBeVisible();
  });
  await test.step('a send error turns the processing flag off', async () => {
    await refuse(page, '**/api/chat/*', { status: 500 });
    await chat.input.fill('And I cough');
    await chat.sendButton.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(chat.input).toBeEnabled();
    await expect(attach).toBeEnabled();
  });
});

test('4. Processing: messages are re-read every 1 s while the processing flag is set', async ({ openChat, page }) => {
  const messages = [userMessage('I feel ill'), PENDING];
  await showMessages(page, messages);
  const chat = await openChat('en');
  await expect(chat.input).toBeDisabled();
  await holdTime(page);
  const reads = noteCalls(page, 'GET', /^\/api\/messages\//);
  await page.clock.runFor(1_000);
  const passSecond = async () => {
    const before = reads.length;
    await page.clock.runFor(1_000);
    await expect.poll(() => reads.length).toBe(before + 1);
  };

  await test.step('one read a second', async () => {
    for (let second = 0; second < 4; second += 1) await passSecond();
  });
  await test.step('a reply of stage final_recommendations or follow_up that is still to come keeps the chat processing', async () => {
    for (const processingStage of ['final_recommendations', 'follow_up']) {
      messages.splice(-1, 1, aiMessage('There'), aiMessage('To come', { status: 'pending', processingStage }));
      await passSecond();
      await passSecond();
      await expect(chat.input).toBeDisabled();
    }
  });
  await test.step('no read any more when all replies are there', async () => {
    messages.splice(-1, 1, aiMessage('All there'));
    await passSecond();
    await expect
      .poll(async () => {
        await page.clock.runFor(10);
        return chat.input.isEnabled();
      })
      .toBe(true);
    const settled = reads.length;
    await page.clock.runFor(5_000);
    expect(reads.length).toBe(settled);
  });
  await test.step('a tab that is looked at again reads at once', async () => {
    const settled = reads.length;
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => reads.length).toBe(settled + 1);
  });
});

test('4. After a send the session is re-read at about 1 s and 2 s, and the confidence with it', async ({
  openChat,
  page,
}) => {
  const chat = await openChat('en');
  await chat.input.fill('I feel ill');
  await page.route('**/api/chat/*', (route) => route.fulfill({ status: 202, json: ACCEPTED }));
  await holdTime(page);
  const sessions = noteCalls(page, 'GET', /^\/api\/session\//);
  const confidences = noteCalls(page, 'GET', /^\/api\/diagnostic-confidence\//);
  await chat.sendButton.click();
  await expect
    .poll(async () => {
      await page.clock.runFor(10);
      return chat.input.inputValue();
    })
    .toBe('');
  expect(confidences.length).toBeGreaterThan(0);
  const atOnce = sessions.length;
  for (const second of [1, 2]) {
    await page.clock.runFor(1_000);
    await expect.poll(() => sessions.length).toBe(atOnce + second);
  }
  await page.clock.runFor(5_000);
  expect(sessions.length).toBe(atOnce + 2);
});
