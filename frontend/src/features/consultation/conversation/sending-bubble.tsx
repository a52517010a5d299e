import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';
import { Bubble } from '../message/bubble';
import { TypingIndicator } from '../message/typing-indicator';
import { useDraftText } from '../session/use-draft-text';

interface SendingBubbleProps {
  sessionId: string;
  text: string;
  waitingForNetwork: boolean;
}

/** The message being sent. Text that is still in the field is not repeated. */
export function SendingBubble({ sessionId, text, waitingForNetwork }: SendingBubbleProps) {
  const t = useTexts(consultationTexts);
  const isInField = useDraftText(sessionId).trim() === text;
  return (
    <Bubble variant="patient">
      {!isInField && <p>{text}</p>}
      <TypingIndicator visible label={waitingForNetwork ? t.waitingForNetwork : t.sending} />
    </Bubble>
  );
}
