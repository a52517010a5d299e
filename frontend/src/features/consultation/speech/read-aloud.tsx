import { Square, Volume2 } from 'lucide-react';
import { IconButton } from '../../../components/ui/icon-button';
import { useTexts } from '../../../locales/bilingual';
import { useLanguage } from '../../../locales/language';
import { speechTexts } from '../../../locales/speech';
import { canSpeak, useSpeech } from './use-speech';

/** Reads a text aloud, and stops; absent where the browser has no local voice. */
export function ReadAloud({ text }: { text: string }) {
  const t = useTexts(speechTexts);
  const { isSpeaking, speak, stop } = useSpeech(text, useLanguage());
  if (!canSpeak()) return null;
  return (
    <IconButton
      icon={isSpeaking ? Square : Volume2}
      label={isSpeaking ? t.stopReading : t.readAloud}
      className="text-muted"
      onClick={isSpeaking ? stop : speak}
    />
  );
}
