import { type Language, type Message, type Purchase } from '@afya/contracts';
import { useStore } from '@nanostores/react';
import { nanoid } from 'nanoid';
import { useEffect } from 'react';
import { isOutcomeUnknown } from '../../../lib/api-error';
import { useOnline } from '../../../lib/use-online';
import type { ConsultationSession } from '../api/get-session';
import type { KeptFile } from '../files/kept-file';
import {
  errorOf,
  hasArrived,
  noteFailure,
  noteTaken,
  type Outgoing,
  outgoings,
  setOutgoing,
} from '../session/outgoing';
import { isBeingSent, useDelivery } from './use-delivery';

interface SendOptions {
  sessionId: string;
  language: Language;
  /** undefined until they are read; without them nobody knows whether an earlier send has arrived */
  messages: readonly Message[] | undefined;
  ready: boolean;
  /** The purchases that the next send is to carry. */
  takePurchases: () => Purchase[];
  onPurchasesBooked: (purchases: readonly Purchase[], session: ConsultationSession | null | undefined) => void;
}

/**
 * Sends messages. One that may or may not have arrived is repeated under its own key, whether this tab began to send it, another
 * one or the page before a reload; one that found no network goes out when it is back.
 */
export function useSendMessage(options: SendOptions) {
  const { sessionId, language, messages, ready, takePurchases, onPurchasesBooked } = options;
  const outgoing = useStore(outgoings)[sessionId];
  const online = useOnline();
  const deliver = useDelivery(sessionId, onPurchasesBooked);
  const failure = outgoing?.failure?.seen ? undefined : outgoing?.failure;

  useEffect(() => {
    if (!outgoing || !ready || isBeingSent(outgoing)) return;
    if (messages && hasArrived(outgoing, messages)) noteTaken(outgoing);
    else if (!outgoing.failure) deliver(outgoing);
  }, [outgoing, messages, ready, online, deliver]);

  useEffect(() => {
    const lostConnection = failure && failure.status === undefined;
    if (!outgoing || !lostConnection) return;
    const again = () => setOutgoing(withoutFailure(outgoing));
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [outgoing, failure]);

  function send(text: string, files: readonly KeptFile[]) {
    const repeats = outgoing && mayHaveArrived(outgoing) && outgoing.text === text && sameFiles(outgoing.files, files);
    setOutgoing(
      repeats
        ? withoutFailure(outgoing)
        : {
            ...{ sessionId, text, language, files: [...files], purchases: takePurchases(), idempotencyKey: nanoid() },
            ...{ after: messages?.at(-1)?.id, startedAt: Date.now() },
          },
    );
  }

  const sending = outgoing !== undefined && !outgoing.failure;
  return {
    send,
    /** Once more what was not taken. */
    retry: () => outgoing && send(outgoing.text, outgoing.files),
    sending,
    /** Waiting for the connection to come back. */
    waiting: sending && !online,
    online,
    error: failure && errorOf(failure),
    dismissError: () => outgoing && failure && noteFailure(outgoing, { ...failure, seen: true }),
    /** Gives back for changing what waits for the connection. */
    takeBack: () => outgoing && noteFailure(outgoing, { message: 'Taken back', seen: true }),
  };
}

const withoutFailure = (outgoing: Outgoing): Outgoing => ({ ...outgoing, failure: undefined });

const mayHaveArrived = ({ failure }: Outgoing) => failure === undefined || isOutcomeUnknown(errorOf(failure));

function sameFiles(a: readonly KeptFile[], b: readonly KeptFile[]): boolean {
  return a.length === b.length && a.every(({ id }, index) => id === b[index]?.id);
}
