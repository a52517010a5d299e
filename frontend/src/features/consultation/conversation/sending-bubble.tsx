import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';
import { Bubble } from '../message/bubble';
import { TypingIndicator } from '../message/typing-indicator';

/** The message being sent, in its bubble from the moment of the tap on. */
export function SendingBubble({ text, waitingForNetwork }: { text: string; waitingForNetwork: boolean }) {
  const t = useTexts(consultationTexts);
  return (
    <Bubble variant="patient">
      {text && <p className="whitespace-pre-line">{text}</p>}
      <TypingIndicator visible label={waitingForNetwork ? t.waitingForNetwork : t.sending} />
    </Bubble>
  );
}
