import { HIGHLIGHTED_STAGES, type Message, type Wait } from '@afya/contracts';
import { Suspense } from 'react';
import { Button } from '../../../components/ui/button';
import { Skeleton } from '../../../components/ui/skeleton';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';
import { useLanguage } from '../../../locales/language';
import { useWaitText } from '../hooks/use-wait-text';
import { isResult } from '../result/result-message';
import { messageContent } from '../session/message-content';
import { Bubble } from './bubble';
import { EmergencyCard } from './emergency-card';
import { AfterCard, DiagnosisCard } from './lazy-result';
import { MessageText } from './message-text';
import { TypingIndicator } from './typing-indicator';
import { WhyAsked } from './why-asked';

interface AiMessageProps {
  message: Message;
  /** Still before the answer to what the patient sent. */
  awaiting: boolean;
  /** What happens to it meanwhile, if this is what is awaited. */
  wait?: Wait | undefined;
  onSendAgain?: (() => void) | undefined;
}

export function AiMessage({ message, awaiting, wait, onSendAgain }: AiMessageProps) {
  const t = useTexts(consultationTexts);
  const waitText = useWaitText();
  const text = messageContent(message, useLanguage());
  const { status, processingStage, isFileAcknowledgment, emergency, diagnosis, question } = message.metadata;
  const doing = waitText(wait, message);

  if (status === 'pending' || (isFileAcknowledgment && awaiting)) {
    return (
      <Bubble look="ai">
        <TypingIndicator visible label={t.processing} />
        {doing && <p className="text-sm text-ink">{doing}</p>}
      </Bubble>
    );
  }
  if (status === 'failed') {
    return (
      <Bubble look="failed">
        <MessageText text={text || t.replyFailed} />
        {onSendAgain && (
          <Button variant="secondary" className="mt-2" onClick={onSendAgain}>
            {t.sendAgain}
          </Button>
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
    <Bubble look={highlighted ? 'highlight' : 'ai'}>
      {diagnosis ? (
        <Suspense>
          <AfterCard text={text} />
        </Suspense>
      ) : (
        <MessageText text={text} />
      )}
      {question?.why && <WhyAsked why={question.why} />}
    </Bubble>
  );
}
