import type { Message } from '@afya/contracts';
import { Check, CheckCheck } from 'lucide-react';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';
import { LOCALES, useLanguage } from '../../../locales/language';
import { Bubble } from './bubble';
import { MessageAttachment } from './message-attachment';

interface UserMessageProps {
  message: Message;
  awaiting: boolean;
  answered: boolean;
}

/** What the patient wrote or attached, when, and whether it is answered. */
export function UserMessage({ message, awaiting, answered }: UserMessageProps) {
  const t = useTexts(consultationTexts);
  const language = useLanguage();
  const attachment = message.metadata.fileAttachment;
  const Tick = answered ? CheckCheck : Check;
  const time = new Date(message.createdAt).toLocaleTimeString(LOCALES[language], {
    hour: '2-digit',
    minute: '2-digit',
  });
  return (
    <Bubble look="mine">
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
