import { HIGHLIGHTED_STAGES, type Message, type Wait } from '@afya/contracts';
import { Suspense } from 'react';
import { Button } from '../../../components/ui/button';
import { Skeleton } from '../../../components/ui/skeleton';
import { useTexts } from '../../../locales/bilingual';
import { conversationTexts } from '../../../locales/conversation';
import { useLanguage } from '../../../locales/language';
import { useWaitText } from './use-wait-text';
import { isResult } from '../message/result-message';
import { messageContent } from '../message/message-content';
import { Bubble, TypingIndicator } from '../message/bubble';
import { EmergencyCard } from '../emergency/emergency-card';
import { DiagnosisCard } from '../diagnosis/lazy-result';
import { MessageText } from '../message/message-text';
import { EditStopped, StopReply } from '../reply/lazy-reply';
import { WhyAsked } from '../message/question-reason';

interface AiMessageProps {
  message: Message;
  /** The answer to the patient's message has not come yet. */
  awaiting: boolean;
  /** The message is the last one: its question is still open. */
  isOpen: boolean;
  /** The progress of the answer, when this is the pending one. */
  wait?: Wait | undefined;
  onSendAgain?: (() => void) | undefined;
  /** The patient's text, when its answer was stopped and nothing was sent since. */
  editableText?: string | undefined;
}

export function AiMessage({ message, awaiting, isOpen, wait, onSendAgain, editableText }: AiMessageProps) {
  const t = useTexts(conversationTexts);
  const waitText = useWaitText();
  const text = messageContent(message, useLanguage());
  const { status, processingStage, isFileAcknowledgment, emergency } = message.metadata;
  const question = isOpen ? message.metadata.question : undefined;
  const progress = waitText(wait, message);

  if (status === 'pending' || (isFileAcknowledgment && awaiting)) {
    return (
      <Bubble variant="ai">
        <TypingIndicator visible label={t.processing} />
        {progress && <p className="text-sm text-ink">{progress}</p>}
        {status === 'pending' && (
          <Suspense>
            <StopReply message={message} />
          </Suspense>
        )}
      </Bubble>
    );
  }
  if (status === 'failed') {
    return (
      <Bubble variant="failed">
        <MessageText text={text || t.replyFailed} />
        {onSendAgain && (
          <Button variant="secondary" className="mt-2" onClick={onSendAgain}>
            {t.sendAgain}
          </Button>
        )}
        {editableText !== undefined && (
          <Suspense>
            <EditStopped sessionId={message.sessionId} text={editableText} />
          </Suspense>
        )}
      </Bubble>
    );
  }
  if (isResult(message)) {
    return (
      <Suspense fallback={<Skeleton className="h-64" />}>
        <DiagnosisCard message={message} text={text} />
      </Suspense>
    );
  }
  if (emergency) return <EmergencyCard emergency={emergency} text={text} question={question} />;
  const highlighted = processingStage !== undefined && HIGHLIGHTED_STAGES.has(processingStage);
  return (
    <Bubble variant={highlighted ? 'highlight' : 'ai'}>
      <MessageText text={text} />
      {question?.why && <WhyAsked why={question.why} />}
    </Bubble>
  );
}
