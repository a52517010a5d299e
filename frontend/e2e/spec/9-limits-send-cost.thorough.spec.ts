import { makePdf, makePhoto } from '../support/files';
import { advanceTo } from '../support/advance-to';
import { showConfidence, showState } from '../support/fake-responses';
import { expect, test } from '../support/test';

/** Text and files in a stage, and the cost on the button. */
const CASES = [
  { rule: 'initial_gathering, no files, under 1: shown as 0', stage: 'initial_gathering', text: 40, cost: 0 },
  { rule: 'basic: final_analysis has no tier of its own', stage: 'final_analysis', text: 4_000, cost: 0 },
  { rule: 'advanced: diagnostic_prompt', stage: 'diagnostic_prompt', text: 4, cost: 11 },
  { rule: 'mid: context_validation', stage: 'context_validation', text: 400, cost: 7 },
  { rule: 'mid: vision_analysis', stage: 'vision_analysis', text: 400, cost: 7 },
  { rule: 'mid: final_recommendations', stage: 'final_recommendations', text: 400, cost: 7 },
  { rule: 'mid: complete', stage: 'complete', text: 400, cost: 7 },
  { rule: 'mid: follow_up', stage: 'follow_up', text: 400, cost: 7 },
] as const;

test('9. Send-cost estimate: tier by stage', async ({ openChat, page }) => {
  const chat = await openChat('en');
  await chat.opened();
  for (const { rule, stage, text, cost } of CASES) {
    await test.step(`${rule}: ${text} characters are ${cost}`, async () => {
      await showState(page, { stage });
      await page.reload();
      await chat.input.fill('a'.repeat(text));
      await expect.poll(() => chat.cost()).toBe(cost);
    });
  }
  await test.step('a preliminary assessment halves the cost, floored', async () => {
    await showConfidence(page, { level: 'low', score: 30, assessmentType: 'preliminary' });
    await page.reload();
    await chat.input.fill('a'.repeat(400));
    await expect.poll(() => chat.cost()).toBe(3);
  });
});

test('9. Send-cost estimate: files', async ({ openChat, page }) => {
  const chat = await openChat('en');
  await chat.opened();
  const photo = await makePhoto(page, { width: 60, height: 40 });
  const clear = () => page.getByRole('button', { name: 'Clear All' }).click();
  await test.step('any message with files is mid: one image is 29', async () => {
    await chat.attach([photo]);
    await expect.poll(() => chat.cost()).toBe(29);
  });
  await test.step('several files multiply by 1 plus 0.2 per extra file: two images are 64', async () => {
    await chat.attach([{ ...photo, name: 'second.jpg' }]);
    await expect.poll(() => chat.cost()).toBe(64);
    await clear();
  });
  await test.step('one PDF is 102', async () => {
    await chat.attach([makePdf()]);
    await expect.poll(() => chat.cost()).toBe(102);
    await clear();
  });
});

test('9. Credits: the cost on the button is charged; remaining is 500 minus creditsUsed', async ({
  openChat,
  page,
}) => {
  const chat = await openChat('en');
  await advanceTo(chat, chat.words.summary);
  const used = await chat.creditsUsed();
  await chat.input.fill('I also have red spots. '.repeat(20));
  const cost = await chat.cost();
  expect(cost).toBeGreaterThan(0);
  await chat.sendAndWait(() => chat.sendButton.click());
  expect((await chat.creditsUsed()) - used).toBe(cost);
  await expect(page.getByText(`${500 - used - cost} credits remaining`)).toBeAttached();
});
