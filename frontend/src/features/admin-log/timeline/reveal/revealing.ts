import type { Revealed } from '@afya/contracts';
import { createContext, useContext } from 'react';

/** What was shown to the admin on this screen, and the way to ask for more. */
export interface Revealing {
  messages: ReadonlyMap<string, Revealed['messages'][number]>;
  /** Asks for the reason, then shows one message, or all of them without an id. */
  ask: (messageId?: string) => void;
  hide: (messageId: string) => void;
}

export const RevealingContext = createContext<Revealing | null>(null);

export function useRevealing(): Revealing {
  const revealing = useContext(RevealingContext);
  if (!revealing) throw new Error('Nothing can be revealed outside of a timeline');
  return revealing;
}
