import type { Message, Wait } from '@afya/contracts';
import { useState } from 'react';
import { useTexts } from '../../../locales/bilingual';
import { conversationTexts } from '../../../locales/conversation';
import { useLanguage } from '../../../locales/language';
import { useWaitText } from './use-wait-text';
import { countAnswers, isPending } from '../message/message-status';
import { messageContent } from '../message/message-content';

interface AnswerAnnouncerProps {
  messages: readonly Message[];
  waiting: boolean;
  wait: Wait | undefined;
}

/** Announces new answers and the progress of the wait to screen readers; answers from before the page was opened are not announced. */
export function AnswerAnnouncer({ messages, waiting, wait }: AnswerAnnouncerProps) {
  const t = useTexts(conversationTexts);
  const language = useLanguage();
  const waitText = useWaitText();
  const awaited = messages.find(isPending);
  const [initialAnswers] = useState(() => countAnswers(messages));
  const newest = messages.findLast(({ isUser, metadata }) => !isUser && metadata.status !== 'pending');
  const isNew = newest !== undefined && countAnswers(messages) > initialAnswers;
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {waiting
        ? ((awaited && waitText(wait, awaited)) ?? t.typing)
        : isNew
          ? t.newReply({ text: messageContent(newest, language) })
          : ''}
    </div>
  );
}
