import { makePdf } from '../support/files';
import { aiMessage, longConversation, userMessage } from '../support/messages';
import { showMessages, showState } from '../support/fake-responses';
import { expect, LANGUAGES, test } from '../support/test';

const WORDS = {
  en: {
    progress: 'Information needed',
    clearAll: 'Clear All',
    processing: 'Processing diagnosis...',
    awaiting: 'File uploaded, awaiting analysis...',
    image: 'Image: rash.jpg',
    loadFailed: 'Failed to load messages. Please refresh the page.',
    hint: 'Images and PDF files, up to 5 at once, 10MB each.',
  },
  sw: {
    progress: 'Taarifa zinazohitajika',
    clearAll: 'Ondoa zote',
    processing: 'Utambuzi unaandaliwa...',
    awaiting: 'Faili imepakiwa, inasubiri kuchambuliwa...',
    image: 'Picha: rash.jpg',
    loadFailed: 'Imeshindwa kupakia ujumbe. Tafadhali pakia ukurasa upya.',
  },
} as const;

const THREE_OF_FIVE = { age: 30, sex: 'female', height: 160, weight: 60, currentMedications: [], allergies: [] };
const FOUR_OF_FIVE = { ...THREE_OF_FIVE, medicalHistory: 'asthma' };

for (const language of LANGUAGES) {
  const words = WORDS[language];

  test(`2. Chat area: the progress strip of required information (${language})`, async ({ openChat, page }) => {
    await showMessages(page, longConversation());
    await showState(page, { collectedInfo: THREE_OF_FIVE });
    const chat = await openChat(language);
    const strip = page.getByRole('progressbar', { name: words.progress });
    await test.step('it sticks when completion is under 75 %', async () => {
      await expect(chat.messages.last()).toBeInViewport();
      await expect(strip).toHaveAttribute('aria-valuenow', '60');
      await expect(strip).toBeInViewport();
    });
    await test.step('from there on it scrolls away', async () => {
      await showState(page, { collectedInfo: FOUR_OF_FIVE });
      await page.reload();
      await expect(chat.messages.last()).toBeInViewport();
      await expect(strip).toHaveAttribute('aria-valuenow', '80');
      await expect(strip).not.toBeInViewport();
    });
  });

  test(`2. Chat area: the messages (${language})`, async ({ openChat, page }) => {
    const highlighted = ['diagnostic_prompt', 'final_analysis', 'final_recommendations'];
    const plain = ['initial_gathering', 'context_validation', 'vision_analysis', 'follow_up', 'complete'];
    const ofStage = (processingStage: string) => aiMessage(`In ${processingStage}`, { processingStage });
    const attachment = { fileAttachment: { type: 'image', filename: 'rash.jpg' } };
    await showMessages(page, [
      ...[...highlighted, ...plain].map(ofStage),
      userMessage('', attachment),
      aiMessage('Received', { isFileAcknowledgment: true, fileName: 'rash.jpg' }),
      aiMessage('Analyzing your message', { status: 'pending' }),
    ]);
    const chat = await openChat(language);

    await test.step('AI messages whose stage is diagnostic_prompt, final_analysis or final_recommendations are highlighted', async () => {
      const bubble = (stage: string) => chat.messages.filter({ hasText: `In ${stage}` }).locator('[data-variant]');
      for (const stage of highlighted) await expect(bubble(stage)).toHaveCSS('border-left-width', '3px');
      for (const stage of plain) await expect(bubble(stage)).toHaveCSS('border-left-width', '1px');
    });
    await test.step("AI placeholders and file acknowledgments show 'Processing diagnosis...'", async () => {
      await expect(chat.messages.filter({ hasText: words.processing })).toHaveCount(2);
      await expect(page.getByText('Received')).toHaveCount(0);
    });
    await test.step("user file messages show 'File uploaded, awaiting analysis...'", async () => {
      await expect(chat.messages.filter({ hasText: words.awaiting })).toHaveCount(1);
    });
    await test.step('uploaded images are displayed from the file call', async () => {
      await page.route('**/api/files/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: SPOT }));
      await page.reload();
      await expect(page.getByRole('img', { name: words.image })).toHaveAttribute(
        'src',
        /^\/api\/files\/[\w-]{21}\/[\w-]+$/,
      );
    });
  });

  test(`2. Chat area: input bar, load failure and hint (${language})`, async ({ openChat, page }) => {
    const chat = await openChat(language);
    await test.step('file-attach control, text field, and a send button that displays a credit-cost estimate', async () => {
      await expect(page.getByRole('button', { name: chat.words.attach })).toBeEnabled();
      await expect(chat.input).toBeEditable();
      await expect(chat.sendButton).toHaveText(/ · \d+$/);
    });
    await test.step("a 'Clear All' button appears when files are selected", async () => {
      await expect(page.getByRole('button', { name: words.clearAll })).toHaveCount(0);
      await chat.attach([makePdf()]);
      await page.getByRole('button', { name: words.clearAll }).click();
      await expect(page.getByRole('button', { name: words.clearAll })).toHaveCount(0);
    });
    await test.step("'Failed to load messages. Please refresh the page.'", async () => {
      await page.route('**/api/messages/*', (route) => route.fulfill({ status: 500, body: '' }));
      await page.reload();
      await expect(page.getByRole('alert')).toContainText(words.loadFailed);
    });
  });
}

test('2. Chat area: a hint toast about files lasts 3 s; only one toast is visible at a time ', async ({
  openChat,
  page,
}) => {
  const chat = await openChat('en');
  await chat.opened();
  const hint = page.getByRole('listitem').filter({ hasText: WORDS.en.hint });
  // Loaded and shown once before the page's clock is paused.
  await chat.attach([]);
  await expect(hint).toBeVisible();
  await expect(hint).toHaveCount(0, { timeout: 30_000 });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (let tap = 0; tap < 2; tap += 1) await chat.attach([]);
  await expect(hint).toHaveCount(1);
  await page.clock.runFor(2_900);
  await expect(hint).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(hint).toHaveCount(0);
});

const SPOT = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><circle r="30"/></svg>';
