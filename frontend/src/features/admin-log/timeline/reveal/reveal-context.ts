import type { Revealed } from '@afya/contracts';
import { createContext, useContext } from 'react';

/** The messages revealed on this screen, with functions to reveal and hide them. */
export interface RevealContextValue {
  messages: ReadonlyMap<string, Revealed['messages'][number]>;
  /** Asks for a reason, then reveals one message or, without an id, all of them. */
  ask: (messageId?: string) => void;
  hide: (messageId: string) => void;
}

export const RevealContext = createContext<RevealContextValue | null>(null);

export function useRevealContext(): RevealContextValue {
  const value = useContext(RevealContext);
  if (!value) throw new Error('Nothing can be revealed outside of a timeline');
  return value;
}
