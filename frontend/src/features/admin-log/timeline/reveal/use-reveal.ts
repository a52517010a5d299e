import type { Revealed } from '@afya/contracts';
import { useMemo, useState } from 'react';
import type { RevealContextValue } from './reveal-context';

type Messages = Revealed['messages'];

/** The revealed messages. They exist only in this component's state. */
export function useReveal() {
  const [request, setRequest] = useState<{ messageId?: string } | null>(null);
  const [messagesById, setMessagesById] = useState<ReadonlyMap<string, Messages[number]>>(new Map());
  const [conversation, setConversation] = useState<Messages | null>(null);
  const contextValue = useMemo<RevealContextValue>(
    () => ({
      messages: messagesById,
      ask: (messageId) => setRequest(messageId ? { messageId } : {}),
      hide: (messageId) => setMessagesById((previous) => new Map([...previous].filter(([id]) => id !== messageId))),
    }),
    [messagesById],
  );
  const show = (messages: Messages) => {
    if (request?.messageId)
      setMessagesById(
        (previous) => new Map([...previous, ...messages.map((message) => [message.id, message] as const)]),
      );
    else setConversation(messages);
    setRequest(null);
  };
  return {
    contextValue,
    request,
    conversation,
    show,
    close: () => setRequest(null),
    hideConversation: () => setConversation(null),
  };
}
