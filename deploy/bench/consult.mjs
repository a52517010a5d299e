import { PlainError } from '../local/setup/terminal.mjs';

/** Answers of a 28-year-old man with malaria; the first that fits the question counts. Other questions are denied. */
const ANSWERS = [
  { question: /Is this right/, answer: 'Yes, that is right' },
  { question: /How old/, answer: 'I am 28 years old' },
  { question: /female or male/, answer: 'Male' },
  { question: /sweat|mosquito/, answer: 'Yes' },
  { question: /height|how tall/i, answer: '170 cm, 65 kg' },
];
const COMPLAINT = 'I have a high fever, chills and a headache since two days ago';
const FOLLOW_UPS = ['What can I eat?', 'When should I go to the hospital?', 'Can I give paracetamol?', 'Thank you'];
/** The page reads the session again for two seconds after a message. */
const READING_MS = 2_500;
/** One every half second. */
const MOST_POLLS = 120;

/**
 * Writes so many messages in an open chat, as a patient does: by chip where there is one, else by the keyboard.
 * @param {import('@playwright/test').Page} page
 * @param {{ messages: number, lastMessages: () => Promise<Message[]> }} options `lastMessages` reads the chat beside the page
 * @typedef {{ content: string, isUser: boolean, metadata: { status: string, question?: { choices: { label: { en: string } }[] } } }} Message
 */
export async function consult(page, { messages, lastMessages }) {
  const field = page.getByRole('textbox', { name: 'Your message' });
  const understood = page.getByRole('button', { name: 'I understand' });
  let followUps = 0;
  for (;;) {
    const before = await lastMessages();
    // The page itself sends one after the notice before a diagnosis.
    if (before.filter(({ isUser }) => isUser).length >= messages) return;
    const last = before.at(-1);
    const text = !last ? COMPLAINT : (answerTo(last) ?? FOLLOW_UPS[followUps++ % FOLLOW_UPS.length] ?? '');
    // The notice before a diagnosis may come with the last poll of the reply.
    if (await understood.isVisible()) await understood.click();
    const chip = page.getByRole('button', { name: text, exact: true });
    await page.waitForFunction(() => !document.querySelector('textarea')?.disabled, null, { timeout: 60_000 });
    if (last && (await chip.count()) > 0) await chip.last().click();
    else {
      await field.fill(text);
      await page.getByRole('button', { name: /^Send/ }).click();
    }
    for (let polls = 0; ; polls++) {
      if (polls === MOST_POLLS) throw new PlainError(`The message "${text}" got no reply.`);
      await page.waitForTimeout(500);
      if (await understood.isVisible()) await understood.click();
      const now = await lastMessages();
      const newest = now.at(-1);
      if (now.length > before.length && !newest?.isUser && newest?.metadata.status === 'done') break;
    }
    await page.waitForTimeout(READING_MS);
  }
}

/** @param {Message} message @returns {string | undefined} undefined when it asks nothing */
function answerTo({ content, metadata }) {
  const scripted = ANSWERS.find(({ question }) => question.test(content))?.answer;
  if (scripted) return scripted;
  if (!metadata.question) return undefined;
  const labels = metadata.question.choices.map(({ label }) => label.en);
  return labels.find((label) => /^(No|None of these|Nothing else)$/.test(label)) ?? labels[0] ?? 'Nothing else';
}
