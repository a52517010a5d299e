import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { ChatPage } from './chat-page';

interface Bought {
  text: string;
  credits: number;
}

/** Sends a message with a purchase through the API and shows it with its reply. */
export async function buyAndSay(chat: ChatPage, { text, credits }: Bought): Promise<void> {
  const { page, language } = chat;
  await chat.opened();
  const purchases = JSON.stringify([{ id: randomUUID(), credits, method: 'mpesa' }]);
  const multipart = { message: text, language, purchases };
  const sent = await page.request.post(`/api/chat/${await chat.sessionId()}`, { multipart });
  expect(sent.status()).toBe(202);
  await page.reload();
  await expect.poll(() => chat.messages.count()).toBeGreaterThanOrEqual(2);
  await expect(chat.input).toBeEnabled();
}
