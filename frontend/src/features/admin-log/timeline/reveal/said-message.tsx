import type { AdminLog, Revealed } from '@afya/contracts';
import { Eye, EyeOff } from 'lucide-react';
import { useTexts } from '../../../../locales/bilingual';
import { useLanguage } from '../../../../locales/language';
import { timelineTexts } from '../../../../locales/timeline';
import { detailsOf } from '../../event/event-details';
import { useRevealing } from './revealing';

/** Whose text an event tells of, where there is one: a message's or a reply's. */
function saidIn(event: AdminLog): { id: string; isReply: boolean } | null {
  const { messageId, replyId } = detailsOf(event);
  const isReply = event.eventType === 'reply';
  const id = isReply ? replyId : messageId;
  return id && (isReply || event.eventType === 'message_accepted') ? { id, isReply } : null;
}

/** How much of a patient's words is hidden in an event; undefined where nothing is, or no more. */
export function useHiddenText(): (event: AdminLog) => string | undefined {
  const t = useTexts(timelineTexts);
  const { messages } = useRevealing();
  return (event) => {
    const said = saidIn(event);
    if (!said || said.isReply || messages.has(said.id)) return undefined;
    const { textLength } = detailsOf(event);
    return textLength ? t.masked(textLength) : t.noText;
  };
}

/** What a message or a reply said, on demand. */
export function SaidMessage({ event }: { event: AdminLog }) {
  const t = useTexts(timelineTexts);
  const { messages, ask, hide } = useRevealing();
  const said = saidIn(event);
  if (!said) return null;
  const { id, isReply } = said;
  const message = messages.get(id);
  const Icon = message ? EyeOff : Eye;
  return (
    <>
      {message && (
        <div className="basis-full">
          <SaidText message={message} />
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

/** Words as they were written; the engine's in the reader's language where it wrote both. */
export function SaidText({ message }: { message: Revealed['messages'][number] }) {
  const t = useTexts(timelineTexts);
  const language = useLanguage();
  const { content, translations, fileName, isUser } = message;
  return (
    <div className={`w-fit max-w-prose rounded-card px-3 py-2 ${isUser ? 'bg-mine' : 'border border-line bg-ground'}`}>
      {fileName && <p className="text-xs text-muted wrap-anywhere">{t.fileNamed({ name: fileName })}</p>}
      <p className="text-sm whitespace-pre-wrap wrap-anywhere">
        {isUser ? content : (translations[language] ?? content)}
      </p>
    </div>
  );
}
