import type { Message, Purchase } from '@afya/contracts';
import { useRef } from 'react';
import { Alert } from '../../../components/ui/alert';
import { Button } from '../../../components/ui/button';
import { TOUCH_QUERY } from '../../../config/screen';
import { useMediaQuery } from '../../../lib/use-media-query';
import { appTexts } from '../../../locales/app';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';
import type { ConsultationSession } from '../api/get-session';
import { useChat } from '../hooks/use-chat';
import { openQuestion } from '../session/processing';
import { AnswerAnnouncer } from './answer-announcer';
import { ChatSkeleton } from './chat-skeleton';
import { Composer } from './composer';
import { COMPOSER_BAR } from './composer-look';
import { Conversation } from './conversation';
import { FileDrop } from './file-drop';
import { SendNotices } from './send-notices';

export interface ChatProps {
  sessionId: string;
  /** undefined until the server has opened it: what is said there is not known yet, what is to be said can be written. */
  session: ConsultationSession | undefined;
  takePurchases: () => Purchase[];
  onPurchasesBooked: (purchases: readonly Purchase[], session: ConsultationSession | null | undefined) => void;
  onAddCredits: () => void;
}

/** One session's conversation: what was said, and the bar to say more. */
export function Chat({ sessionId, session, takePurchases, onPurchasesBooked, onAddCredits }: ChatProps) {
  const t = useTexts(consultationTexts);
  const app = useTexts(appTexts);
  const chat = useChat({ sessionId, session, takePurchases, onPurchasesBooked });
  const { messages, sending } = chat;
  const field = useRef<HTMLTextAreaElement>(null);
  const touch = useMediaQuery(TOUCH_QUERY);

  return (
    <section aria-label={app.title} className="mx-auto flex min-h-0 w-full max-w-chat flex-1 flex-col">
      {!chat.ready && <ChatSkeleton />}
      {messages && session && (
        <>
          <Conversation chat={chat} session={session} messages={messages} />
          <AnswerAnnouncer messages={messages} waiting={chat.busy} wait={chat.wait} />
        </>
      )}
      {chat.loadFailed && (
        <div className="flex-1 p-3">
          <Alert
            title={t.loadFailed}
            actions={
              <Button variant="secondary" onClick={() => window.location.reload()}>
                {t.refresh}
              </Button>
            }
          />
        </div>
      )}
      <div className={COMPOSER_BAR}>
        <FileDrop disabled={chat.busy} onDrop={chat.selection.add} />
        <SendNotices
          chat={chat}
          onAddCredits={onAddCredits}
          // The button that was used is gone; with a finger the focus would bring up the keyboard.
          onRemoved={() => !touch && field.current?.focus()}
        />
        <Composer
          field={field}
          placeholder={t[placeholderOf(messages)]}
          text={chat.text}
          onText={chat.setText}
          selection={chat.selection}
          refused={sending.refused}
          upload={chat.waiting ? undefined : sending.upload}
          onCancel={chat.takeBack}
          cost={chat.cost}
          sending={chat.underWay}
          waiting={chat.waiting}
          busy={chat.busy}
          onSend={chat.sendComposed}
        />
      </div>
    </section>
  );
}

/** What is to be written next, in a word or two. */
function placeholderOf(messages: readonly Message[] = []) {
  if (messages.length === 0) return 'inputPlaceholder';
  return openQuestion(messages) ? 'answerPlaceholder' : 'messagePlaceholder';
}
