import { CLIENT_TIMING, type Language, type Message, type Purchase } from '@afya/contracts';
import { useStore } from '@nanostores/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { nanoid } from 'nanoid';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { showToast } from '../../../components/ui/toast-store';
import { ApiError } from '../../../lib/api-error';
import { isOnline, useOnline } from '../../../lib/use-online';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';
import { confidenceOptions } from '../api/get-confidence';
import { messagesOptions } from '../api/get-messages';
import { type ConsultationSession, sessionOptions } from '../api/get-session';
import { hasSession } from '../api/list-version';
import { draftFiles, draftTexts, type SavedFile } from '../session/draft';
import { deliver, isInFlight, SendCancelled } from './deliver';
import { errorFailure, failureError } from './failure';
import { DRAFT, isOutgoing, type OutboxState, type OutgoingMessage } from './message-state';
import {
  acceptMessage,
  adoptEarlierQueue,
  dispatch,
  hasArrived,
  outbox,
  outboxState,
  removeFromDraft,
  tidyOutbox,
} from './outbox-store';

/**
 * Browsers abort the requests of a page that is being left. If the page still exists after this time, the failure is
 * real; otherwise the next page sends the message.
 */
const PAGE_LEAVE_MS = 400;
/**
 * When to check for a cancelled message: on a slow network its last bytes may arrive this long after the cancellation.
 */
const LATE_ARRIVAL_CHECKS_MS = [0, 1_000, 3_000, 10_000, 30_000];

interface OutboxOptions {
  sessionId: string;
  language: Language;
  /** undefined while loading; without them it is unknown whether an earlier send has arrived */
  messages: readonly Message[] | undefined;
  /** The session is open, and its messages have loaded or failed to load. */
  ready: boolean;
  /** A reply is pending: a queued message stays a draft. */
  processing: boolean;
  /** The price of a message as shown on the Send button, in credits. */
  costOf: (text: string, files: readonly SavedFile[]) => number;
  /** The purchases to send with the next message. */
  takePurchases: () => Purchase[];
  onPurchasesBooked: (purchases: readonly Purchase[], session: ConsultationSession | null | undefined) => void;
}

/**
 * Sends the messages of a session. message-state.ts defines the states, outbox-store.ts stores them, deliver.ts sends.
 */
export function useMessageOutbox(options: OutboxOptions) {
  const { sessionId, language, messages, ready, processing, costOf, takePurchases, onPurchasesBooked } = options;
  const t = useTexts(consultationTexts);
  const queryClient = useQueryClient();
  const state = useStore(outbox)[sessionId] ?? DRAFT;
  const online = useOnline();
  const rereadSession = () => queryClient.invalidateQueries(sessionOptions(sessionId));
  const rereadMessages = () => queryClient.invalidateQueries(messagesOptions(sessionId));

  async function onAccepted(sent: OutgoingMessage | undefined) {
    for (const delay of CLIENT_TIMING.sessionRereadMs) setTimeout(() => void rereadSession(), delay);
    await rereadMessages();
    if (!hasSession(queryClient.getQueryData(messagesOptions(sessionId).queryKey))) {
      void queryClient.invalidateQueries(confidenceOptions(sessionId));
      await rereadSession();
    }
    if (!sent) return;
    if (sent.purchases.length > 0)
      onPurchasesBooked(sent.purchases, queryClient.getQueryData(sessionOptions(sessionId).queryKey));
    acceptMessage(sent);
  }

  async function onError(error: Error, message: OutgoingMessage) {
    const { idempotencyKey, earlier = [] } = message;
    if (error instanceof SendCancelled) return checkLateArrival(idempotencyKey);
    if (!(error instanceof ApiError) && isOnline()) await new Promise((resolve) => setTimeout(resolve, PAGE_LEAVE_MS));
    console.error(error);
    const failure = errorFailure(error);
    // Without a network the message stays in the state `sending`.
    if (failure.status !== undefined || isOnline()) dispatch(sessionId, { type: 'fail', idempotencyKey, failure });
    if (failure.code !== 'IDEMPOTENCY_KEY_REUSED') return;
    // The server accepted an earlier version under this key.
    await rereadMessages();
    const arrived = queryClient.getQueryData(messagesOptions(sessionId).queryKey) ?? [];
    for (const content of earlier) if (hasArrived(content, arrived)) removeFromDraft(sessionId, content);
  }

  function checkLateArrival(key: string) {
    const check = () => {
      const latest = outboxState(sessionId);
      if (latest.status === 'cancelled' && latest.idempotencyKey === key) void rereadMessages();
    };
    for (const delay of LATE_ARRIVAL_CHECKS_MS) setTimeout(check, delay);
  }

  const { mutate } = useMutation({
    mutationFn: (message: OutgoingMessage) => deliver(message, onAccepted),
    onError,
    // The browser may wrongly report that it is offline; only the request shows it.
    networkMode: 'always',
  });

  const sendNow = useCallback(
    (text: string, chosen: readonly SavedFile[]) => {
      const message: OutgoingMessage = {
        sessionId,
        text,
        language,
        files: [...chosen],
        purchases: takePurchases(),
        after: messages?.at(-1)?.id,
        idempotencyKey: nanoid(),
        startedAt: Date.now(),
      };
      dispatch(sessionId, { type: 'send', message });
    },
    [sessionId, language, messages, takePurchases],
  );
  const sendQueued = useEffectEvent(() => {
    if (state.status !== 'queued') return;
    const text = draftTexts.get()[sessionId]?.trim() ?? '';
    const chosen = draftFiles.get()[sessionId] ?? [];
    const isAsAgreed = text === state.text && costOf(text, chosen) === state.cost;
    if (isAsAgreed && !processing) sendNow(text, chosen);
    else dispatch(sessionId, { type: 'cancel' });
  });
  const notifyArrival = useEffectEvent(() => showToast({ title: t.arrivedTitle, text: t.arrived }));

  // Sends the stored message, whether it was stored by this tab, by another one or before a reload.
  useEffect(() => {
    if (!ready) return;
    if (state.status === 'queued') return sendQueued();
    if (!isOutgoing(state) || isInFlight(state)) return;
    if (messages && hasArrived(state, messages)) {
      if (state.status === 'cancelled') notifyArrival();
      acceptMessage(state);
    } else if (state.status === 'sending') mutate(state);
  }, [state, messages, ready, online, mutate]);

  useEffect(() => {
    const reconnect = () => dispatch(sessionId, { type: 'reconnect' });
    window.addEventListener('online', reconnect);
    return () => window.removeEventListener('online', reconnect);
  }, [sessionId]);

  useEffect(() => {
    adoptEarlierQueue();
    tidyOutbox();
  }, []);

  function send(text: string, chosen: readonly SavedFile[]) {
    if (ready) return sendNow(text, chosen);
    const cost = costOf(text, chosen);
    const message = { sessionId, text, cost, idempotencyKey: nanoid(), startedAt: Date.now() };
    dispatch(sessionId, { type: 'queue', message });
  }

  return {
    online,
    /** A message is being sent, or will be as soon as the session is open. */
    isSending: state.status === 'queued' || state.status === 'sending',
    sending: state.status === 'sending' ? state : undefined,
    /** The text of that message; undefined when none is being sent. */
    sendingText: state.status === 'queued' || state.status === 'sending' ? state.text : undefined,
    error: state.status === 'failed' && !state.dismissed ? failureError(state.failure) : undefined,
    refusedFiles: refusedFiles(state),
    send,
    /** Sends a text in an open session. */
    sendText: useCallback((text: string) => sendNow(text, []), [sendNow]),
    retry: () => state.status === 'failed' && sendNow(state.text, state.files),
    cancel: () => dispatch(sessionId, { type: 'cancel' }),
    dismissError: () => dispatch(sessionId, { type: 'edit' }),
  };
}

/** The ids of the files that the server rejected; it names them by position: `files[0]`. */
function refusedFiles(state: OutboxState): readonly string[] {
  if (state.status !== 'failed') return [];
  const positions = Object.keys(state.failure.errors ?? {}).map((field) => /^files\[(\d+)\]$/.exec(field)?.[1]);
  return positions.flatMap((position) => (position && state.files[Number(position)]?.id) || []);
}
