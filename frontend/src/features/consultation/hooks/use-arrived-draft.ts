import type { Message } from '@afya/contracts';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { BROWSER_RECORDS } from '../../../config/browser-records';
import { storedRecord } from '../../../lib/stored';
import type { useDraft } from './use-draft';

const lastSendSchema = z.object({ sessionId: z.string(), text: z.string(), after: z.optional(z.string()) });
type LastSend = z.infer<typeof lastSendSchema>;
const lastSend = storedRecord<LastSend | null>(BROWSER_RECORDS.lastSend, z.nullable(lastSendSchema), null);

/**
 * Empties the bar of a text that the server took although its answer never came, for example because the page was
 * reloaded: left there, it would be sent and paid for a second time.
 */
export function useArrivedDraft(
  sessionId: string,
  messages: readonly Message[] | undefined,
  draft: ReturnType<typeof useDraft>,
) {
  useEffect(() => {
    const sent = lastSend.get();
    if (!messages || sent?.sessionId !== sessionId || draft.text.trim() !== sent.text) return;
    const known = messages.findIndex(({ id }) => id === sent.after);
    if (!messages.slice(known + 1).some(({ isUser, content }) => isUser && content === sent.text)) return;
    lastSend.set(null);
    draft.setText('');
  }, [sessionId, messages, draft]);

  return {
    /** Before a send: what goes out, and after which message. */
    note: (text: string) => lastSend.set({ sessionId, text, after: messages?.at(-1)?.id }),
    /** When its fate is known: the same words may then be written anew. */
    forget: () => lastSend.set(null),
  };
}
