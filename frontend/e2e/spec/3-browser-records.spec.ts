import { openHeaderMenu } from '../support/header-menu';
import { changeReplies, showState } from '../support/fake-responses';
import { expect, test } from '../support/test';

test('3. Local browser storage', async ({ openChat, page }) => {
  const read = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
  const chat = await openChat('en');
  await chat.opened();
  await test.step('a session id, of 21 characters', async () => {
    expect(await read('afya:session-id')).toMatch(/^[\w-]{21}$/);
  });
  await test.step('a disclaimer-acceptance flag and a diagnostic-disclaimer acceptance flag', async () => {
    expect(await read('afya:disclaimer-accepted')).toBe('true');
    expect(await read('afya:diagnostic-disclaimer-accepted')).toBe('true');
  });
  await test.step('a credit record {totalCreditsUsed, lastUpdated}', async () => {
    await chat.say('Something hurts');
    await page.route('**/api/session/*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), creditsUsed: 123 } });
    });
    await page.reload();
    await expect(page.getByText('377 credits remaining')).toBeAttached();
    const record = JSON.parse((await read('afya:credits')) ?? '{}') as {
      totalCreditsUsed: number;
      lastUpdated: string;
    };
    expect(record.totalCreditsUsed).toBe(123);
    expect(Date.parse(record.lastUpdated)).not.toBeNaN();
  });
  await test.step('a dev-mode flag', async () => {
    await page.goto('/?dev=true');
    await expect.poll(() => read('afya:dev-mode')).toBe('true');
  });
});

test('3. Session: the consultation state is an object or a JSON string', async ({ openChat, page }) => {
  await showState(page, { stage: 'vision_analysis', collectedInfo: { age: 30, sex: 'male' } });
  const chat = await openChat('en');
  const progress = page.getByRole('progressbar');
  await expect(progress).toHaveAttribute('aria-valuenow', '20');
  const state = { stage: 'complete', collectedInfo: { age: 30, sex: 'male', height: 170, weight: 60 } };
  await changeReplies<object>(page, '**/api/session/*', (session) => ({
    ...session,
    consultationState: JSON.stringify(state),
  }));
  await page.reload();
  await expect(progress).toHaveAttribute('aria-valuenow', '40');
  await openHeaderMenu(page);
  await page.getByRole('button', { name: 'This consultation' }).click();
  await expect(page.getByRole('dialog')).toContainText('complete');
  await expect(chat.input).toHaveCount(1);
});
