import type { Message } from '@afya/contracts';
import { Check, CheckCheck } from 'lucide-react';
import { useTexts } from '../../../locales/bilingual';
import { conversationTexts } from '../../../locales/conversation';
import { LOCALES, useLanguage } from '../../../locales/language';
import { Bubble } from '../message/bubble';
import { MessageAttachment } from './message-attachment';

interface UserMessageProps {
  message: Message;
  awaiting: boolean;
  answered: boolean;
}

/** A message of the patient: its text or file, its time, and whether it is answered. */
export function UserMessage({ message, awaiting, answered }: UserMessageProps) {
  const t = useTexts(conversationTexts);
  const language = useLanguage();
  const attachment = message.metadata.fileAttachment;
  const Tick = answered ? CheckCheck : Check;
  const time = new Date(message.createdAt).toLocaleTimeString(LOCALES[language], {
    hour: '2-digit',
    minute: '2-digit',
  });
  return (
    <Bubble variant="patient">
      {attachment ? (
        <MessageAttachment message={message} attachment={attachment} awaiting={awaiting} />
      ) : (
        <p className="whitespace-pre-line">{message.content}</p>
      )}
      <p className="mt-0.5 flex items-center justify-end gap-1 text-xs text-muted">
        <time dateTime={message.createdAt}>{time}</time>
        <Tick role="img" aria-label={answered ? t.answered : t.accepted} size={16} strokeWidth={2} />
      </p>
    </Bubble>
  );
}
