import type { Language } from '@afya/contracts';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { LOCALES } from '../../../locales/language';
import { readBlocks } from '../message/message-content';

/** Whether this browser can read texts aloud. */
export function canSpeak(): boolean {
  return 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window;
}

const localeOf = ({ lang }: SpeechSynthesisVoice) => lang.replace('_', '-');

/** A voice of Kenya, or another one of the language. Those of the device come first, because the others send the text away. */
function voiceFor(language: Language): SpeechSynthesisVoice | undefined {
  const voices = window.speechSynthesis.getVoices().filter((voice) => localeOf(voice).split('-')[0] === language);
  const local = voices.filter(({ localService }) => localService);
  const kenyan = (voice: SpeechSynthesisVoice) => localeOf(voice) === LOCALES[language];
  return local.find(kenyan) ?? voices.find(kenyan) ?? local[0] ?? voices[0];
}

function onVoicesChanged(changed: () => void): () => void {
  // Some browsers know all voices at once and have no such event.
  window.speechSynthesis.addEventListener?.('voiceschanged', changed);
  return () => window.speechSynthesis.removeEventListener?.('voiceschanged', changed);
}

/** Whether there is a voice for the language. A browser that has not listed its voices yet may have one. */
export function useHasVoice(language: Language): boolean {
  return useSyncExternalStore(
    onVoicesChanged,
    () => window.speechSynthesis.getVoices().length === 0 || voiceFor(language) !== undefined,
  );
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
    utterance.voice = voiceFor(language) ?? null;
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
