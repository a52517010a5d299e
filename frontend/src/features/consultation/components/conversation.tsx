import { CONFIDENCE_BANNER, type Message, PROGRESS_STICK_PERCENT, requiredInfoProgress } from '@afya/contracts';
import { ArrowDown } from 'lucide-react';
import { type ReactNode, Suspense, useRef } from 'react';
import { Button } from '../../../components/ui/button';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';
import type { ConsultationSession } from '../api/get-session';
import type { useChat } from '../hooks/use-chat';
import { useScroll } from '../hooks/use-scroll';
import { isResult } from '../result/result-message';
import { Bubble } from './bubble';
import { ChoiceChips } from './choice-chips';
import { ConfidenceBanner } from './confidence-banner';
import { EmergencyBar } from './emergency-bar';
import { ResultSheet } from './lazy-result';
import { MessageList } from './message-list';
import { ProgressStrip } from './progress-strip';
import { openQuestion } from '../session/processing';
import { standingEmergency } from './standing-emergency';
import { TypingIndicator } from './typing-indicator';
import { Welcome } from './welcome';

interface ConversationProps {
  chat: ReturnType<typeof useChat>;
  session: ConsultationSession;
  messages: readonly Message[];
}

export function Conversation({ chat, session, messages }: ConversationProps) {
  const t = useTexts(consultationTexts);
  const container = useRef<HTMLDivElement>(null);
  const scroll = useScroll(container, { messages, sending: chat.sending.sending });
  const question = openQuestion(messages);
  const standing = standingEmergency(messages);

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      {standing && <EmergencyBar emergency={standing.emergency} onShow={() => showMessage(standing.messageId)} />}
      <div
        ref={container}
        onScroll={scroll.onScroll}
        className="relative flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto px-3 pb-4"
      >
        <Status session={session} confidence={chat.confidence} />
        {messages.length === 0 ? (
          !chat.sending.sending && <Welcome />
        ) : (
          <MessageList messages={messages} wait={chat.wait} onSendAgain={chat.sendText} />
        )}
        {chat.sending.sending && !chat.processing && (
          <Bubble look="mine">
            {/* What was typed still stands in its field. */}
            {chat.sending.text !== chat.text.trim() && <p>{chat.sending.text}</p>}
            <TypingIndicator visible label={chat.waiting ? t.waitingForNetwork : t.sending} />
          </Bubble>
        )}
        {question && !chat.busy && <ChoiceChips question={question} onChoose={chat.sendText} />}
      </div>
      {messages.some(isResult) && (
        <Suspense>
          <ResultSheet messages={messages} />
        </Suspense>
      )}
      {scroll.hasUnseen && (
        <Button
          className="absolute bottom-3 left-1/2 w-max max-w-full -translate-x-1/2 rounded-full shadow-float"
          onClick={scroll.goToEnd}
        >
          <ArrowDown aria-hidden size={18} strokeWidth={1.75} />
          {t.newMessages}
        </Button>
      )}
    </div>
  );
}

/** The strip and the banner: what is still weak stays in view, what is good enough scrolls away. */
function Status({
  session,
  confidence,
}: Pick<ConversationProps, 'session'> & Pick<ConversationProps['chat'], 'confidence'>) {
  const { percent } = requiredInfoProgress(session.collectedInfo);
  const parts: { key: string; sticks: boolean; content: ReactNode }[] = [
    { key: 'strip', sticks: percent < PROGRESS_STICK_PERCENT, content: <ProgressStrip info={session.collectedInfo} /> },
  ];
  if (confidence) {
    const sticks = confidence.score < CONFIDENCE_BANNER.stick;
    parts.push({ key: 'banner', sticks, content: <ConfidenceBanner confidence={confidence} /> });
  }
  const group = (sticks: boolean) =>
    parts.filter((part) => part.sticks === sticks).map(({ key, content }) => <div key={key}>{content}</div>);
  return (
    <>
      <div
        data-pinned
        className="sticky -top-px z-10 -mx-3 flex flex-col gap-2 bg-ground px-3 pt-2.25 empty:hidden short:static"
      >
        {group(true)}
      </div>
      <div className="flex flex-col gap-2 empty:hidden">{group(false)}</div>
    </>
  );
}

function showMessage(id: string): void {
  const element = document.getElementById(`message-${id}`);
  element?.scrollIntoView({ block: 'start' });
  element?.focus({ preventScroll: true });
}
