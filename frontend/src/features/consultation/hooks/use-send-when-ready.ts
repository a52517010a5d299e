import { useEffect, useEffectEvent, useState } from 'react';

interface SendWhenReadyOptions {
  /** The session is open and its messages are known. */
  ready: boolean;
  /** It turns out that an answer is awaited: what was written stays a draft. */
  blocked: boolean;
  /** What the button says that it costs, in credits. */
  cost: number;
  send: () => void;
}

/**
 * Who taps Send before the session is open has done with it: the message stays a draft until then and goes by itself, but only
 * for the price that stood on the button.
 */
export function useSendWhenReady({ ready, blocked, cost, send }: SendWhenReadyOptions) {
  const [agreedCost, setAgreedCost] = useState<number>();
  const onReady = useEffectEvent(() => {
    if (!blocked && cost === agreedCost) send();
  });
  const wished = agreedCost !== undefined;
  useEffect(() => {
    if (wished && ready) onReady();
  }, [wished, ready]);
  return {
    queued: wished && !ready,
    sendWhenReady: () => (ready ? send() : setAgreedCost(cost)),
    /** It does not go by itself any more. */
    forget: () => setAgreedCost(undefined),
  };
}
