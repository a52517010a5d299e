import { CLIENT_TIMING, type Purchase } from '@afya/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api-error';
import { withTabLock } from '../../../lib/tab-lock';
import { isOnline } from '../../../lib/use-online';
import { confidenceOptions } from '../api/get-confidence';
import { messagesOptions } from '../api/get-messages';
import { type ConsultationSession, sessionOptions } from '../api/get-session';
import { upload } from '../api/upload';
import { beginSending } from '../session/being-sent';
import {
  failureOf,
  isTakenBack,
  noteEarlierTaken,
  noteFailure,
  noteTaken,
  type Outgoing,
  stillWaiting,
} from '../session/outgoing';

type OnPurchasesBooked = (purchases: readonly Purchase[], session: ConsultationSession | null | undefined) => void;

/** A page that is being left breaks off its calls. After so long it is gone, and what was on its way stays on its way. */
const LEAVING_MS = 400;
/** When a message that was taken back is looked for: its last bytes may be on their way for as long as a slow network takes. */
const LATE_MS = [0, 1_000, 3_000, 10_000, 30_000];

/** Hands a message over, one tab at a time, and sees to everything that its acceptance changes. */
export function useDelivery(sessionId: string, onPurchasesBooked: OnPurchasesBooked) {
  const queryClient = useQueryClient();
  const rereadSession = () => queryClient.invalidateQueries(sessionOptions(sessionId));
  const rereadMessages = () => queryClient.invalidateQueries(messagesOptions(sessionId));

  async function deliver(outgoing: Outgoing) {
    const { signal, end } = beginSending(outgoing);
    try {
      await withTabLock(`afya-send-${sessionId}`, async () => {
        const waiting = stillWaiting(outgoing);
        if (waiting) await upload(waiting, signal);
        for (const delay of CLIENT_TIMING.sessionRereadMs) setTimeout(() => void rereadSession(), delay);
        void queryClient.invalidateQueries(confidenceOptions(sessionId));
        await Promise.all([rereadMessages(), rereadSession()]);
        if (!waiting) return;
        const { purchases } = waiting;
        if (purchases.length > 0)
          onPurchasesBooked(purchases, queryClient.getQueryData(sessionOptions(sessionId).queryKey));
        noteTaken(waiting);
      });
    } catch (error) {
      if (signal.aborted) return lookForLate(outgoing);
      if (!(error instanceof ApiError) && isOnline()) await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
      throw error;
    } finally {
      end();
    }
  }

  function lookForLate(outgoing: Outgoing) {
    for (const delay of LATE_MS) setTimeout(() => isTakenBack(outgoing) && void rereadMessages(), delay);
  }

  const { mutate } = useMutation({
    mutationFn: deliver,
    // The browser's word that there is no network is not taken for it; the call shows.
    networkMode: 'always',
    onError: async (error, outgoing) => {
      console.error(error);
      const failure = failureOf(error);
      // What found no network stays on its way.
      if (failure.status !== undefined || isOnline()) noteFailure(outgoing, failure);
      if (failure.code !== 'IDEMPOTENCY_KEY_REUSED') return;
      await rereadMessages();
      noteEarlierTaken(outgoing, queryClient.getQueryData(messagesOptions(sessionId).queryKey) ?? []);
    },
  });
  return mutate;
}
