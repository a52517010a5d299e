import type { Language } from '@afya/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { LOCALES } from '../../../locales/language';
import { readBlocks } from '../message/message-content';

/** Whether this browser can read texts aloud. */
export function canSpeak(): boolean {
  return 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window;
}

/** Reads a text aloud in a language. It stops when the text leaves the screen, changes, or another one is read. */
export function useSpeech(text: string, language: Language) {
  const [isSpeaking, setSpeaking] = useState(false);
  const own = useRef<SpeechSynthesisUtterance>(null);

  const stop = useCallback(() => {
    if (!own.current) return;
    own.current = null;
    setSpeaking(false);
    window.speechSynthesis.cancel();
  }, []);
  useEffect(() => stop, [stop, text, language]);

  function speak() {
    const utterance = new SpeechSynthesisUtterance(
      readBlocks(text)
        .flatMap(({ lines }) => lines)
        .join('\n'),
    );
    utterance.lang = LOCALES[language];
    const voices = window.speechSynthesis.getVoices();
    utterance.voice = voices.find(({ lang }) => lang.replace('_', '-').startsWith(language)) ?? null;
    const end = () => {
      if (own.current !== utterance) return;
      own.current = null;
      setSpeaking(false);
    };
    utterance.onend = end;
    utterance.onerror = end;
    window.speechSynthesis.cancel();
    own.current = utterance;
    setSpeaking(true);
    window.speechSynthesis.speak(utterance);
  }

  return { isSpeaking, speak, stop };
}
