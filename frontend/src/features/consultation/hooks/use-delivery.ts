import { CLIENT_TIMING, type Purchase } from '@afya/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api-error';
import { withTabLock } from '../../../lib/tab-lock';
import { isOnline } from '../../../lib/use-online';
import { confidenceOptions } from '../api/get-confidence';
import { messagesOptions } from '../api/get-messages';
import { type ConsultationSession, sessionOptions } from '../api/get-session';
import { sendMessage } from '../api/send-message';
import { fetchKeptFile, filesAtHand } from '../files/kept-file';
import { failureOf, noteFailure, noteTaken, type Outgoing, stillWaiting } from '../session/outgoing';

type OnPurchasesBooked = (purchases: readonly Purchase[], session: ConsultationSession | null | undefined) => void;

/** The keys of what this tab is handing over at the moment. */
const beingSent = new Set<string>();
export const isBeingSent = ({ idempotencyKey }: Outgoing) => beingSent.has(idempotencyKey);

/** A page that is being left breaks off its calls. After so long it is gone, and what was on its way stays on its way. */
const LEAVING_MS = 400;

/** Hands a message over, one tab at a time, and sees to everything that its acceptance changes. */
export function useDelivery(sessionId: string, onPurchasesBooked: OnPurchasesBooked) {
  const queryClient = useQueryClient();
  const rereadSession = () => queryClient.invalidateQueries(sessionOptions(sessionId));

  async function deliver(outgoing: Outgoing) {
    beingSent.add(outgoing.idempotencyKey);
    try {
      await withTabLock(`afya-send-${sessionId}`, async () => {
        const waiting = stillWaiting(outgoing);
        if (waiting) await sendMessage(waiting, await filesOf(waiting));
        for (const delay of CLIENT_TIMING.sessionRereadMs) setTimeout(() => void rereadSession(), delay);
        void queryClient.invalidateQueries(confidenceOptions(sessionId));
        await Promise.all([queryClient.invalidateQueries(messagesOptions(sessionId)), rereadSession()]);
        if (!waiting) return;
        const { purchases } = waiting;
        if (purchases.length > 0)
          onPurchasesBooked(purchases, queryClient.getQueryData(sessionOptions(sessionId).queryKey));
        noteTaken(waiting);
      });
    } catch (error) {
      if (!(error instanceof ApiError) && isOnline()) await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
      throw error;
    } finally {
      beingSent.delete(outgoing.idempotencyKey);
    }
  }

  const { mutate } = useMutation({
    mutationFn: deliver,
    // The browser's word that there is no network is not taken for it; the call shows.
    networkMode: 'always',
    onError: (error, outgoing) => {
      console.error(error);
      const failure = failureOf(error);
      // What found no network stays on its way.
      if (failure.status !== undefined || isOnline()) noteFailure(outgoing, failure);
    },
  });
  return mutate;
}

async function filesOf({ files }: Outgoing): Promise<File[]> {
  await Promise.all(files.map(({ id }) => fetchKeptFile(id)));
  return files.map(({ id, name }) => {
    const file = filesAtHand.get().get(id);
    if (!file) throw new Error(`${name} is not in this browser any more`);
    return file;
  });
}
