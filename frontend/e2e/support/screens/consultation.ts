import { expect } from '@playwright/test';
import { longConversation, userMessage, aiMessage } from '../messages';
import { advanceTo } from '../advance-to';
import { changeReplies, showConfidence, showMessages } from '../fake-responses';
import { SCREEN_WORDS } from '../words';
import { startWalk, type Walk, type WalkOptions } from './walk';

/** From the first question to the follow-up, and an emergency. */
export async function consultation(options: WalkOptions): Promise<void> {
  const walk = await startWalk(options, { accepted: true });
  await answer(walk);
  await readDiagnosis(walk);
  await wait(walk);
  await haveEmergency(walk);
}

async function answer({ page, chat, language, checkScreen }: Walk) {
  const words = SCREEN_WORDS[language];
  await advanceTo(chat, words.sexAsked);
  await checkScreen('question');
  await page.locator('summary').first().click();
  await page.locator('summary').last().click();
  await checkScreen('question-with-its-reason');
  await advanceTo(chat, chat.words.summary);
  await checkScreen('summary');
  await advanceTo(chat, words.offered);
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkScreen('diagnosis-notice');
}

async function readDiagnosis({ page, chat, language, checkScreen }: Walk) {
  await chat.sendAndWait(() => page.getByRole('button', { name: chat.words.understood }).click());
  await expect(chat.diagnosis).toBeVisible();
  await chat.diagnosis.evaluate((card) => (card.closest('li') ?? card).scrollIntoView({ block: 'start' }));
  await checkScreen('diagnosis');
  await chat.diagnosis.locator('summary').last().click();
  await chat.messages.last().evaluate((message) => message.scrollIntoView({ block: 'end' }));
  await checkScreen('follow-up');
  await page.getByRole('button', { name: SCREEN_WORDS[language].addCredits }).click();
  await page.getByRole('button', { name: SCREEN_WORDS[language].statement }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await checkScreen('credit-statement');
  await page.keyboard.press('Escape');
}

/** A waiting conversation, with files and failures. */
async function wait({ page, chat, checkScreen }: Walk) {
  const attachment = (type: string, filename: string) => userMessage('', { fileAttachment: { type, filename } });
  await showMessages(page, [
    ...longConversation(),
    attachment('image', 'rash.jpg'),
    attachment('pdf', 'a-report-with-a-very-long-name-from-the-laboratory-of-the-hospital.pdf'),
    aiMessage('No answer', { status: 'failed', errorCode: 'ENGINE_FAILED' }),
    userMessage('Once more'),
    aiMessage('Analyzing', { status: 'pending' }),
  ]);
  await changeReplies<object>(page, '**/api/session/*', (session) => ({
    ...session,
    wait: { phase: 'queued', ahead: 3 },
  }));
  for (const [level, score] of [
    ['low', 30],
    ['medium', 55],
    ['high', 58],
  ] as const) {
    await showConfidence(page, { level, score });
    await page.reload();
    await expect(chat.input).toBeDisabled();
    await expect(page.locator(`[data-level=${level}]`)).toBeVisible();
    await checkScreen(`waiting-confidence-${level}`);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

async function haveEmergency({ page, chat, language, checkScreen }: Walk) {
  const words = SCREEN_WORDS[language];
  await page.getByRole('button', { name: chat.words.newDiagnosis }).click();
  await page.waitForLoadState();
  await expect(page.getByRole('heading', { name: words.welcome })).toBeVisible();
  await chat.say(words.emergency);
  await expect(page.getByRole('region', { name: chat.words.emergency, exact: true })).toBeVisible();
  await checkScreen('emergency');
}
