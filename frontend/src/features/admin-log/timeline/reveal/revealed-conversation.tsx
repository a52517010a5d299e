import type { Revealed } from '@afya/contracts';
import { EyeOff } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../../components/ui/button';
import { useTexts } from '../../../../locales/bilingual';
import { timelineTexts } from '../../../../locales/timeline';
import { EventTime } from '../components/event-time';
import { RevealedText } from './revealed-message';

/** All messages of a revealed conversation, in order. */
export function RevealedConversation({ messages, onHide }: { messages: Revealed['messages']; onHide: () => void }) {
  const t = useTexts(timelineTexts);
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 rounded-card border border-line bg-surface p-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-base font-semibold">
          {t.said}
        </h2>
        <Button variant="secondary" onClick={onHide}>
          <EyeOff aria-hidden size={18} strokeWidth={1.75} />
          {t.hide}
        </Button>
      </div>
      {messages.length === 0 && <p className="text-muted">{t.nothingSaid}</p>}
      <ol className="flex flex-col gap-3">
        {messages.map((message) => (
          <li key={message.id} className={`flex flex-col gap-0.5 ${message.isUser ? 'items-end' : 'items-start'}`}>
            <p className="flex items-baseline gap-2 text-xs text-muted">
              {message.isUser ? t.patient : t.afya}
              <EventTime at={message.createdAt} />
            </p>
            <RevealedText message={message} />
          </li>
        ))}
      </ol>
    </section>
  );
}
