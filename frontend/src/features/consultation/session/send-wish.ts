import * as z from 'zod/mini';
import { TAB_RECORDS } from '../../../config/browser-records';

/** A Send that was tapped before the session was open, and what it may cost in credits. */
const sendWishSchema = z.object({ sessionId: z.string(), cost: z.number() });
type SendWish = z.infer<typeof sendWishSchema>;

/** The wish that waits in this tab, from before a reload too. */
export function readSendWish(): SendWish | undefined {
  try {
    return sendWishSchema.safeParse(JSON.parse(sessionStorage.getItem(TAB_RECORDS.sendWish) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Notes it for as long as it waits; undefined when none does any more. */
export function noteSendWish(wish: SendWish | undefined): void {
  if (wish) sessionStorage.setItem(TAB_RECORDS.sendWish, JSON.stringify(wish));
  else sessionStorage.removeItem(TAB_RECORDS.sendWish);
}

export function moveSendWish(from: string, to: string): void {
  const wish = readSendWish();
  if (wish?.sessionId === from) noteSendWish({ ...wish, sessionId: to });
}
