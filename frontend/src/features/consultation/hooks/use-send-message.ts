import { type Language, type Message, type Purchase } from '@afya/contracts';
import { useStore } from '@nanostores/react';
import { nanoid } from 'nanoid';
import { useEffect } from 'react';
import { showToast } from '../../../components/ui/toast-store';
import { isOutcomeUnknown } from '../../../lib/api-error';
import { useOnline } from '../../../lib/use-online';
import { useTexts } from '../../../locales/bilingual';
import { filesTexts } from '../../../locales/files';
import type { ConsultationSession } from '../api/get-session';
import type { KeptFile } from '../files/kept-file';
import { isBeingSent } from '../session/being-sent';
import {
  type Content,
  errorOf,
  hasArrived,
  isTakenBack,
  noteFailure,
  noteTaken,
  type Outgoing,
  outgoings,
  setOutgoing,
  takeBack,
} from '../session/outgoing';
import { useDelivery } from './use-delivery';

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
  const t = useTexts(filesTexts);
  const outgoing = useStore(outgoings)[sessionId];
  const online = useOnline();
  const deliver = useDelivery(sessionId, onPurchasesBooked);
  const failure = outgoing?.failure?.seen ? undefined : outgoing?.failure;

  useEffect(() => {
    if (!outgoing || !ready || isBeingSent(outgoing)) return;
    if (messages && hasArrived(outgoing, messages)) {
      if (isTakenBack(outgoing)) showToast({ title: t.arrivedTitle, text: t.arrived });
      noteTaken(outgoing);
    } else if (!outgoing.failure) deliver(outgoing);
  }, [outgoing, messages, ready, online, deliver, t]);

  useEffect(() => {
    const lostConnection = failure && failure.status === undefined;
    if (!outgoing || !lostConnection) return;
    const again = () => setOutgoing(withoutFailure(outgoing));
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [outgoing, failure]);

  function send(text: string, files: readonly KeptFile[]) {
    const unsure = outgoing && mayHaveArrived(outgoing) ? outgoing : undefined;
    if (unsure?.text === text && sameFiles(unsure.files, files)) return setOutgoing(withoutFailure(unsure));
    setOutgoing({
      ...{ sessionId, text, language, files: [...files], purchases: takePurchases(), after: messages?.at(-1)?.id },
      // The server takes one message a key: what was changed does not go out beside what it was before.
      ...(unsure ? inPlaceOf(unsure) : { idempotencyKey: nanoid(), startedAt: Date.now() }),
    });
  }

  const sending = outgoing !== undefined && !outgoing.failure;
  return {
    send,
    /** Once more what was not taken. */
    retry: () => outgoing && send(outgoing.text, outgoing.files),
    sending,
    /** What is being sent says this; undefined when nothing is. */
    text: sending ? outgoing.text : undefined,
    online,
    error: failure && errorOf(failure),
    dismissError: () => outgoing && failure && noteFailure(outgoing, { ...failure, seen: true }),
    /** Gives back for changing what is on its way, or waits for the connection. */
    takeBack: () => outgoing && takeBack(outgoing),
    /** The ids of the files for which it was refused. */
    refused: refusedFiles(outgoing),
    /** The files that are on their way, and the key under which their progress is noted. */
    upload: sending && outgoing.files.length > 0 ? outgoing : undefined,
  };
}

/** The server names the faulty files by their place: `files[0]`. */
function refusedFiles(outgoing: Outgoing | undefined): readonly string[] {
  const places = Object.keys(outgoing?.failure?.errors ?? {}).map((field) => /^files\[(\d+)\]$/.exec(field)?.[1]);
  return places.flatMap((place) => (place && outgoing?.files[Number(place)]?.id) || []);
}

const withoutFailure = (outgoing: Outgoing): Outgoing => ({ ...outgoing, failure: undefined });

function inPlaceOf({ idempotencyKey, startedAt, earlier = [], text, files, after }: Outgoing) {
  const before: Content = { text, files, after };
  return { idempotencyKey, startedAt, earlier: [...earlier, before] };
}

const mayHaveArrived = ({ failure }: Outgoing) => failure === undefined || isOutcomeUnknown(errorOf(failure));

function sameFiles(a: readonly KeptFile[], b: readonly KeptFile[]): boolean {
  return a.length === b.length && a.every(({ id }, index) => id === b[index]?.id);
}
