import { makePdf } from '../support/files';
import { aiMessage, userMessage } from '../support/messages';
import { intervals, PageClock } from '../support/page-clock';
import { refuse, showMessages } from '../support/fake-responses';
import { expect, test } from '../support/test';

const PENDING = aiMessage('Analyzing your message', { status: 'pending' });
const ACCEPTED = {
  messageId: 'm',
  replyId: 'r',
  stage: 'initial_gathering',
  creditsCharged: 0,
  creditsUsed: 0,
};

test('4. Sending: while a send is pending or processing', async ({ openChat, page }) => {
  const chat = await openChat('en');
  await chat.attach([makePdf()]);
  await chat.input.fill('I feel ill');
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/chat/*', async (route) => {
    await released;
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
  const time = await PageClock.install(page);
  const messages = [userMessage('I feel ill'), PENDING];
  await showMessages(page, messages);
  const chat = await openChat('en');
  await expect(chat.input).toBeDisabled();
  await time.pause();
  const reads = () => time.callTimes(/^GET \/api\/messages\//);

  await test.step('one read a second', async () => {
    await time.advance(5_500);
    expect((await reads()).length).toBeGreaterThanOrEqual(3);
    for (const interval of intervals(await reads())) {
      expect(interval).toBeGreaterThanOrEqual(1_000);
      expect(interval).toBeLessThan(2_000);
    }
  });
  await test.step('a pending reply of stage final_recommendations or follow_up keeps the chat processing', async () => {
    for (const processingStage of ['final_recommendations', 'follow_up']) {
      messages.splice(-1, 1, aiMessage('There'), aiMessage('To come', { status: 'pending', processingStage }));
      const before = (await reads()).length;
      await time.advance(3_000);
      expect((await reads()).length).toBeGreaterThan(before);
      await expect(chat.input).toBeDisabled();
    }
  });
  await test.step('stops when all replies have arrived', async () => {
    messages.splice(-1, 1, aiMessage('All there'));
    await time.advance(3_000);
    await expect(chat.input).toBeEnabled();
    const before = (await reads()).length;
    await time.advance(4_000);
    expect(await reads()).toHaveLength(before);
  });
  await test.step('a tab that becomes visible refetches at once', async () => {
    const before = (await reads()).length;
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    expect(await reads()).toHaveLength(before + 1);
  });
});

test('4. After a send the session is re-read at about 1 s and 2 s, and the confidence with it', async ({
  openChat,
  page,
}) => {
  const time = await PageClock.install(page);
  const chat = await openChat('en');
  await chat.input.fill('I feel ill');
  await page.route('**/api/chat/*', (route) => route.fulfill({ status: 202, json: ACCEPTED }));
  await time.pause();
  await chat.sendButton.click();
  await time.advance(5_000);
  await expect(chat.input).toHaveValue('');
  const sessions = await time.callTimes(/^GET \/api\/session\//);
  const [atOnce = 0] = sessions;
  const [first = 0, second = 0] = sessions.slice(-2);
  expect(second - first).toBe(1_000);
  expect(first - atOnce).toBeGreaterThan(500);
  expect(first - atOnce).toBeLessThan(1_500);
  expect((await time.callTimes(/^GET \/api\/diagnostic-confidence\//)).length).toBeGreaterThan(0);
});
