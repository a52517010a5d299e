import { expect, type APIRequestContext } from '@playwright/test';
import type { ChatPage } from './chat-page';
import { ANSWERS, DENIALS, FEVER, type Language } from './words';

interface ReadMessage {
  translations: Partial<Record<Language, string>>;
  metadata: { status: string; question?: { choices: { label: Record<Language, string> }[] } };
}

/** Sends one message by the API and waits for its answer: the last message then. */
async function exchange(request: APIRequestContext, chat: { id: string; language: Language; text: string }) {
  const { id, language, text: message } = chat;
  const sent = await request.post(`/api/chat/${id}`, { multipart: { message, language } });
  expect(sent.status()).toBe(202);
  let last: ReadMessage | undefined;
  await expect
    .poll(
      async () => {
        const messages = (await (await request.get(`/api/messages/${id}`)).json()) as ReadMessage[];
        last = messages.at(-1);
        return messages.some(({ metadata }) => metadata.status === 'pending');
      },
      { intervals: [50, 100] },
    )
    .toBe(false);
  return last;
}

/**
 * Brings this page's conversation to the message with these words, with the same visitor and services but by the API, which
 * takes a tenth of the time; then shows it.
 */
export async function bringTo(chat: ChatPage, words: string): Promise<void> {
  const { page, language } = chat;
  await expect(chat.input).toBeEnabled();
  const id = await chat.sessionId();
  let text: string | undefined = FEVER[language];
  while (text) {
    const last: ReadMessage | undefined = await exchange(page.request, { id, language, text });
    const question = last?.translations[language] ?? '';
    text = question.includes(words) ? undefined : answerTo(question, last, language);
  }
  await page.reload();
  await expect(chat.messages.last()).toContainText(words);
}

function answerTo(question: string, message: ReadMessage | undefined, language: Language): string {
  const known = ANSWERS[language].find(({ asked }) => asked.test(question));
  const denial = message?.metadata.question?.choices.find(({ label }) => DENIALS[language].test(label[language]));
  const answer = known?.typed ?? known?.chip ?? denial?.label[language];
  if (!answer) throw new Error(`The visitor has no answer to: ${question}`);
  return answer;
}
