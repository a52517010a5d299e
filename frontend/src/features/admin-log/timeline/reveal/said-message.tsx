import type { AdminLog, Revealed } from '@afya/contracts';
import { Eye, EyeOff } from 'lucide-react';
import { useTexts } from '../../../../locales/bilingual';
import { useLanguage } from '../../../../locales/language';
import { timelineTexts } from '../../../../locales/timeline';
import { detailsOf } from '../turns/event-details';
import { useRevealing } from './revealing';

/** What a message or a reply said: hidden, with the way to show it. */
export function SaidMessage({ event }: { event: AdminLog }) {
  const t = useTexts(timelineTexts);
  const { messages, ask, hide } = useRevealing();
  const { messageId, replyId, textLength } = detailsOf(event);
  const isReply = event.eventType === 'reply';
  const id = isReply ? replyId : messageId;
  if (!id || !(isReply || event.eventType === 'message_accepted')) return null;
  const message = messages.get(id);
  return (
    <div className="flex flex-col items-start gap-1">
      {message ? (
        <SaidText message={message} />
      ) : (
        !isReply && <p className="text-muted">{textLength ? t.masked(textLength) : t.noText}</p>
      )}
      <button
        type="button"
        onClick={() => (message ? hide(id) : ask(id))}
        className="-mx-1.5 inline-flex min-h-11 items-center gap-1.5 rounded-control px-1.5 text-brand hover:bg-line/60"
      >
        {message ? (
          <EyeOff aria-hidden size={16} strokeWidth={1.75} />
        ) : (
          <Eye aria-hidden size={16} strokeWidth={1.75} />
        )}
        {message ? t.hide : isReply ? t.showReply : t.showOne}
      </button>
    </div>
  );
}

/** Words as they were written; the engine's in the reader's language where it wrote both. */
export function SaidText({ message }: { message: Revealed['messages'][number] }) {
  const t = useTexts(timelineTexts);
  const language = useLanguage();
  const { content, translations, fileName, isUser } = message;
  return (
    <div className={`max-w-prose rounded-card px-3 py-2 ${isUser ? 'bg-mine' : 'border border-line bg-ground'}`}>
      {fileName && <p className="text-xs text-muted wrap-anywhere">{t.fileNamed({ name: fileName })}</p>}
      <p className="text-sm whitespace-pre-wrap wrap-anywhere">
        {isUser ? content : (translations[language] ?? content)}
      </p>
    </div>
  );
}
