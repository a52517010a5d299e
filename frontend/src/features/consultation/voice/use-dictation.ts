import type { Language } from '@afya/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { LOCALES } from '../../../locales/language';
import { type RecognitionResults, speechRecognition, type SpeechRecognizer } from './speech-recognition';

/** The text of an error of the recognition, by the name that the browser gives it. */
const FAULTS = {
  'not-allowed': 'blocked',
  'service-not-allowed': 'blocked',
  'audio-capture': 'noMicrophone',
  'no-speech': 'nothingHeard',
  network: 'noNetwork',
  'language-not-supported': 'noLanguage',
} as const;
export type DictationFault = (typeof FAULTS)[keyof typeof FAULTS] | 'failed';

export type Dictation =
  | { state: 'idle' }
  /** `interim`: words that the browser may still change */
  | { state: 'listening'; interim: string }
  | { state: 'failed'; fault: DictationFault };

const IDLE: Dictation = { state: 'idle' };

interface Options {
  language: Language;
  /** Goes on after a pause; phones end and start again with a sound. */
  continuous: boolean;
  onWords: (words: string) => void;
}

/** Turns speech into text. It stops when the component leaves the screen or the language changes. */
export function useDictation({ language, continuous, onWords }: Options) {
  const [dictation, setDictation] = useState<Dictation>(IDLE);
  const current = useRef<SpeechRecognizer>(null);
  const takeWords = useRef(onWords);
  useEffect(() => {
    takeWords.current = onWords;
  });
  const cancel = useCallback(() => {
    const recognizer = current.current;
    current.current = null;
    recognizer?.abort();
    setDictation(IDLE);
  }, []);
  useEffect(() => cancel, [cancel, language]);

  function start(locale: string = LOCALES[language]) {
    const Recognizer = speechRecognition();
    if (!Recognizer) return;
    const recognizer = new Recognizer();
    Object.assign(recognizer, { lang: locale, continuous, interimResults: true });
    const end = (ended: Dictation) => {
      if (current.current !== recognizer) return;
      current.current = null;
      setDictation(ended);
    };
    recognizer.onresult = (event) => {
      if (current.current !== recognizer) return;
      const { words, interim } = read(event);
      if (words) takeWords.current(words);
      setDictation({ state: 'listening', interim });
    };
    recognizer.onerror = ({ error }) => {
      end(error === 'aborted' ? IDLE : { state: 'failed', fault: faultOf(error) });
      // A browser may know the language, but not as it is spoken in Kenya.
      if (error === 'language-not-supported' && locale !== language) start(language);
    };
    recognizer.onend = () => end(IDLE);
    current.current = recognizer;
    setDictation({ state: 'listening', interim: '' });
    try {
      recognizer.start();
    } catch {
      end({ state: 'failed', fault: 'failed' });
    }
  }

  return {
    dictation,
    start: () => start(),
    /** Ends it with the words said so far. */
    stop: () => current.current?.stop(),
    /** Ends it without the words that were not final, or closes the notice of a failure. */
    cancel,
  };
}

function read({ results, resultIndex }: RecognitionResults) {
  const changed = Array.from(results).slice(resultIndex);
  const textOf = (isFinal: boolean) =>
    changed
      .filter((result) => result.isFinal === isFinal)
      .map((result) => result[0]?.transcript.trim())
      .filter(Boolean)
      .join(' ');
  return { words: textOf(true), interim: textOf(false) };
}

const faultOf = (error: string): DictationFault =>
  Object.hasOwn(FAULTS, error) ? FAULTS[error as keyof typeof FAULTS] : 'failed';
