import type { Revealed } from '@afya/contracts';
import { useMemo, useState } from 'react';
import type { Revealing } from './revealing';

type Messages = Revealed['messages'];

/** What was shown on this screen. It is kept nowhere else, and is gone with the screen. */
export function useReveal() {
  const [asked, setAsked] = useState<{ messageId?: string } | null>(null);
  const [single, setSingle] = useState<ReadonlyMap<string, Messages[number]>>(new Map());
  const [whole, setWhole] = useState<Messages | null>(null);
  const revealing = useMemo<Revealing>(
    () => ({
      messages: single,
      ask: (messageId) => setAsked(messageId ? { messageId } : {}),
      hide: (messageId) => setSingle((shown) => new Map([...shown].filter(([id]) => id !== messageId))),
    }),
    [single],
  );
  const show = (messages: Messages) => {
    if (asked?.messageId) setSingle((shown) => new Map([...shown, ...messages.map((one) => [one.id, one] as const)]));
    else setWhole(messages);
    setAsked(null);
  };
  return { revealing, asked, whole, show, close: () => setAsked(null), hideWhole: () => setWhole(null) };
}
