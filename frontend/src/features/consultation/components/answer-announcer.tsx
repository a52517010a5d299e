import type { Message, Wait } from '@afya/contracts';
import { useState } from 'react';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';
import { useLanguage } from '../../../locales/language';
import { useWaitText } from '../hooks/use-wait-text';
import { countAnswers, isPending } from '../session/processing';
import { messageContent } from '../session/message-content';

interface AnswerAnnouncerProps {
  messages: readonly Message[];
  waiting: boolean;
  wait: Wait | undefined;
}

/** Tells screen readers of new answers and of the wait; what was there when the page opened is not read out. */
export function AnswerAnnouncer({ messages, waiting, wait }: AnswerAnnouncerProps) {
  const t = useTexts(consultationTexts);
  const language = useLanguage();
  const waitText = useWaitText();
  const [known] = useState(() => countAnswers(messages));
  const newest = messages.findLast(({ isUser, metadata }) => !isUser && metadata.status !== 'pending');
  const isNew = newest !== undefined && countAnswers(messages) > known;
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {waiting
        ? (waitText(wait, messages.find(isPending)) ?? t.typing)
        : isNew
          ? t.newReply({ text: messageContent(newest, language) })
          : ''}
    </div>
  );
}
