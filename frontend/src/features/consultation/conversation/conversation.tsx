import {
  type CollectedInfo,
  type Confidence,
  CONFIDENCE_BANNER,
  type Message,
  PROGRESS_STICK_PERCENT,
  requiredInfoProgress,
  type Wait,
} from '@afya/contracts';
import { ArrowDown } from 'lucide-react';
import { type ReactNode, Suspense, useRef } from 'react';
import { Button } from '../../../components/ui/button';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';
import { ResultSheet } from '../diagnosis/lazy-result';
import { EmergencyBar } from '../emergency/emergency-bar';
import { latestEmergency } from '../emergency/latest-emergency';
import { openQuestion } from '../message/message-status';
import { isResult } from '../message/result-message';
import { ConfidenceBanner } from '../progress/confidence-banner';
import { ProgressStrip } from '../progress/progress-strip';
import { ChoiceChips } from './choice-chips';
import { MessageList } from './message-list';
import { SendingBubble } from './sending-bubble';
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
  busy: boolean;
  onSendText: (text: string) => void;
}

/** The messages of a session, with the progress of the consultation above them. */
export function Conversation(props: ConversationProps) {
  const { sessionId, collectedInfo, confidence, messages, wait, sendingText, onSendText } = props;
  const t = useTexts(consultationTexts);
  const scrollArea = useRef<HTMLDivElement>(null);
  const isSending = sendingText !== undefined;
  const scroll = useScroll(scrollArea, { messages, sending: isSending });
  const question = openQuestion(messages);
  const emergency = latestEmergency(messages);

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      {emergency && <EmergencyBar emergency={emergency.emergency} onShow={() => showMessage(emergency.messageId)} />}
      <div
        ref={scrollArea}
        onScroll={scroll.onScroll}
        className="relative flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto px-3 pb-4"
      >
        <Progress collectedInfo={collectedInfo} confidence={confidence} />
        {messages.length === 0 ? (
          !isSending && <Welcome />
        ) : (
          <MessageList messages={messages} wait={wait} onSendAgain={onSendText} />
        )}
        {isSending && !props.processing && (
          <SendingBubble sessionId={sessionId} text={sendingText} waitingForNetwork={props.waitingForNetwork} />
        )}
        {question && !props.busy && <ChoiceChips question={question} onChoose={onSendText} />}
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

/** The strip and the banner: low values stay in view, high ones scroll away. */
function Progress({ collectedInfo, confidence }: Pick<ConversationProps, 'collectedInfo' | 'confidence'>) {
  const { percent } = requiredInfoProgress(collectedInfo);
  const parts: { key: string; sticks: boolean; content: ReactNode }[] = [
    { key: 'strip', sticks: percent < PROGRESS_STICK_PERCENT, content: <ProgressStrip info={collectedInfo} /> },
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
