import type { AdminLog, Revealed } from '@afya/contracts';
import { Eye, EyeOff } from 'lucide-react';
import { useTexts } from '../../../../locales/bilingual';
import { useLanguage } from '../../../../locales/language';
import { timelineTexts } from '../../../../locales/timeline';
import { readDetails } from '../../event/event-details';
import { useRevealContext } from './reveal-context';

/** The id of the message or reply that an event belongs to, if it has text. */
function textReference(event: AdminLog): { id: string; isReply: boolean } | null {
  const { messageId, replyId } = readDetails(event);
  const isReply = event.eventType === 'reply';
  const id = isReply ? replyId : messageId;
  return id && (isReply || event.eventType === 'message_accepted') ? { id, isReply } : null;
}

/** Describes hidden patient text, for example its length; undefined if there is none or it has been revealed. */
export function useHiddenText(): (event: AdminLog) => string | undefined {
  const t = useTexts(timelineTexts);
  const { messages } = useRevealContext();
  return (event) => {
    const reference = textReference(event);
    if (!reference || reference.isReply || messages.has(reference.id)) return undefined;
    const { textLength } = readDetails(event);
    return textLength ? t.masked(textLength) : t.noText;
  };
}

/** Shows the text of a message or reply on demand. */
export function RevealedMessage({ event }: { event: AdminLog }) {
  const t = useTexts(timelineTexts);
  const { messages, ask, hide } = useRevealContext();
  const reference = textReference(event);
  if (!reference) return null;
  const { id, isReply } = reference;
  const message = messages.get(id);
  const Icon = message ? EyeOff : Eye;
  return (
    <>
      {message && (
        <div className="basis-full">
          <RevealedText message={message} />
        </div>
      )}
      <button
        type="button"
        onClick={() => (message ? hide(id) : ask(id))}
        className="-mx-1.5 inline-flex min-h-11 items-center gap-1.5 rounded-control px-1.5 text-brand hover:bg-line/60"
      >
        <Icon aria-hidden size={16} strokeWidth={1.75} />
        {message ? t.hide : isReply ? t.showReply : t.showOne}
      </button>
    </>
  );
}

/** The original text; replies are shown in the current language if the engine wrote both. */
export function RevealedText({ message }: { message: Revealed['messages'][number] }) {
  const t = useTexts(timelineTexts);
  const language = useLanguage();
  const { content, translations, fileName, isUser, rating } = message;
  return (
    <div className={`w-fit max-w-prose rounded-card px-3 py-2 ${isUser ? 'bg-mine' : 'border border-line bg-ground'}`}>
      {fileName && <p className="text-xs text-muted wrap-anywhere">{t.fileNamed({ name: fileName })}</p>}
      <p className="text-sm whitespace-pre-wrap wrap-anywhere">
        {isUser ? content : (translations[language] ?? content)}
      </p>
      {rating && (
        <p className="mt-1 text-xs text-muted wrap-anywhere">
          {rating.value === 'up' ? t.ratedUp : t.ratedDown}
          {rating.reason && `: ${rating.reason}`}
        </p>
      )}
    </div>
  );
}
