import { Square, Volume2 } from 'lucide-react';
import { IconButton } from '../../../components/ui/icon-button';
import { useTexts } from '../../../locales/bilingual';
import { useLanguage } from '../../../locales/language';
import { speechTexts } from '../../../locales/speech';
import { canSpeak, useHasVoice, useSpeech } from './use-speech';

/** Reads a text aloud, and stops; absent where the browser has no voice for the language. */
export function ReadAloud({ text }: { text: string }) {
  return canSpeak() ? <ReadButton text={text} /> : null;
}

function ReadButton({ text }: { text: string }) {
  const t = useTexts(speechTexts);
  const language = useLanguage();
  const { isSpeaking, speak, stop } = useSpeech(text, language);
  if (!useHasVoice(language)) return null;
  return (
    <IconButton
      icon={isSpeaking ? Square : Volume2}
      label={isSpeaking ? t.stopReading : t.readAloud}
      className="text-muted"
      onClick={isSpeaking ? stop : speak}
    />
  );
}
