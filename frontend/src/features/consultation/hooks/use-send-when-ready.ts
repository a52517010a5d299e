import { useEffect, useEffectEvent, useState } from 'react';
import { noteSendWish, readSendWish } from '../session/send-wish';

interface SendWhenReadyOptions {
  sessionId: string;
  /** The session is open and its messages are known. */
  ready: boolean;
  /** It turns out that an answer is awaited: what was written stays a draft. */
  blocked: boolean;
  text: string;
  /** What the button says that it costs, in credits. */
  cost: number;
  send: () => void;
}

/**
 * Who taps Send before the session is open has done with it: the message stays a draft until then and goes by itself, after a reload
 * too, but only as it was and for the price that stood on the button.
 */
export function useSendWhenReady({ sessionId, ready, blocked, text, cost, send }: SendWhenReadyOptions) {
  const [agreed, setAgreed] = useState(() => {
    const before = readSendWish();
    return before?.sessionId === sessionId ? { text, cost: before.cost } : undefined;
  });
  const onReady = useEffectEvent(() => {
    if (!blocked && text === agreed?.text && cost === agreed.cost) send();
  });
  const wished = agreed !== undefined;
  useEffect(() => {
    if (wished && ready) onReady();
  }, [wished, ready]);
  const queued = wished && !ready;
  const agreedCost = agreed?.cost;
  useEffect(() => {
    noteSendWish(queued && agreedCost !== undefined ? { sessionId, cost: agreedCost } : undefined);
  }, [queued, sessionId, agreedCost]);
  return {
    queued,
    sendWhenReady: () => (ready ? send() : setAgreed({ text, cost })),
    /** It does not go by itself any more. */
    forget: () => setAgreed(undefined),
  };
}
