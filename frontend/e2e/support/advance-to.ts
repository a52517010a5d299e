import { expect, type APIRequestContext } from '@playwright/test';
import { type ChatPage, MAX_QUESTIONS } from './chat-page';
import { ANSWERS, DENIALS, FEVER, type Language, NOTHING_ELSE } from './words';

interface ReadMessage {
  translations: Partial<Record<Language, string>>;
  metadata: { status: string; question?: { choices: { label: Record<Language, string> }[] } };
}

/** Sends a message through the API and waits for the reply; returns the last message. */
async function exchange(request: APIRequestContext, chat: { id: string; language: Language; text: string }) {
  const { id, language, text: message } = chat;
  const sent = await request.post(`/api/chat/${id}`, { multipart: { message, language } });
  expect(sent.status()).toBe(202);
  let last: ReadMessage | undefined;
  await expect
    .poll(
      async () => {
        last = await lastMessage(request, id);
        return last?.metadata.status;
      },
      { intervals: [50, 100] },
    )
    .toBe('done');
  return last;
}

/**
 * Advances this page's conversation through the API to the message with these words and shows it. The visitor and the
 * services are real, but this takes a tenth of the time.
 */
export async function advanceTo(chat: ChatPage, words: string): Promise<void> {
  const { page, language } = chat;
  await chat.opened();
  const id = await chat.sessionId();
  let last = await lastMessage(page.request, id);
  for (let answered = 0; ; answered += 1) {
    const question = last?.translations[language] ?? '';
    if (question.toLowerCase().includes(words.toLowerCase())) break;
    if (answered === MAX_QUESTIONS) throw new Error(`"${words}" was not reached; asked last: ${question}`);
    const text = last ? answerTo(question, last, language) : FEVER[language];
    last = await exchange(page.request, { id, language, text });
  }
  await page.reload();
  await expect(page.getByText(words).last()).toBeVisible();
}

async function lastMessage(request: APIRequestContext, id: string): Promise<ReadMessage | undefined> {
  return ((await (await request.get(`/api/messages/${id}`)).json()) as ReadMessage[]).at(-1);
}

function answerTo(question: string, message: ReadMessage, language: Language): string {
  const scripted = ANSWERS[language].find(({ question: pattern }) => pattern.test(question));
  const denial = message.metadata.question?.choices.find(({ label }) => DENIALS[language].test(label[language]));
  return scripted?.typed ?? scripted?.chip ?? denial?.label[language] ?? NOTHING_ELSE[language];
}
