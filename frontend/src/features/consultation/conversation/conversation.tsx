import type { CollectedInfo, Confidence, Message, Wait } from '@afya/contracts';
import { ArrowDown } from 'lucide-react';
import { type ReactNode, Suspense, useRef } from 'react';
import { Button } from '../../../components/ui/button';
import { useTexts } from '../../../locales/bilingual';
import { conversationTexts } from '../../../locales/conversation';
import { ResultSheet } from '../diagnosis/lazy-result';
import { EmergencyBar } from '../emergency/emergency-bar';
import { latestEmergency } from '../emergency/latest-emergency';
import { SendingBubble } from '../message/bubble';
import { isResult } from '../message/result-message';
import { questionsLeft } from '../progress/questions-left';
import { StatusRow } from '../progress/status-row';
import { MessageList } from './message-list';
import { useScroll } from './use-scroll';
import { Welcome } from './welcome';

interface ConversationProps {
  sessionId: string;
  collectedInfo: CollectedInfo;
  confidence: Confidence | null | undefined;
  messages: readonly Message[];
  /** The progress of the first pending answer. */
  wait: Wait | undefined;
  /** An answer is awaited. */
  processing: boolean;
  /** The text of the message being sent; undefined when none is. */
  sendingText: string | undefined;
  waitingForNetwork: boolean;
  /** The notice about the network. */
  notice: ReactNode;
  onSendText: (text: string) => void;
}

/** The messages of a session, with the progress of the consultation above them. */
export function Conversation(props: ConversationProps) {
  const { sessionId, collectedInfo, confidence, messages, wait, sendingText, onSendText } = props;
  const t = useTexts(conversationTexts);
  const scrollArea = useRef<HTMLDivElement>(null);
  const isSending = sendingText !== undefined;
  const scroll = useScroll(scrollArea, { messages, sending: isSending });
  const emergency = latestEmergency(messages);
  const hasResult = messages.some(isResult);

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={scrollArea}
        onScroll={scroll.onScroll}
        className="relative flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto px-3 pb-4"
      >
        <StatusRow
          info={collectedInfo}
          questionsLeft={questionsLeft(collectedInfo, messages)}
          confidence={confidence}
          hasResult={hasResult}
          notices={[
            emergency && (
              <EmergencyBar emergency={emergency.emergency} onShow={() => showMessage(emergency.messageId)} />
            ),
            props.notice,
          ]}
        />
        {messages.length === 0 ? (
          !isSending && <Welcome sessionId={sessionId} />
        ) : (
          <MessageList messages={messages} wait={wait} onSendAgain={onSendText} />
        )}
        {isSending && !props.processing && (
          <SendingBubble text={sendingText} waitingForNetwork={props.waitingForNetwork} />
        )}
      </div>
      {hasResult && (
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

function showMessage(id: string): void {
  const element = document.getElementById(`message-${id}`);
  element?.scrollIntoView({ block: 'start' });
  element?.focus({ preventScroll: true });
}
