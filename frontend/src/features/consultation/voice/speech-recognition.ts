/** The parts of the Web Speech API that dictation uses; TypeScript's DOM library does not declare them. */
export interface SpeechRecognizer {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: RecognitionResults) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

/** `results` from `resultIndex` on are new or changed; a final one does not change any more. */
export interface RecognitionResults {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

type Constructor = new () => SpeechRecognizer;

/** The browser's speech recognition, or undefined where there is none. */
export function speechRecognition(): Constructor | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as {
    SpeechRecognition?: Constructor;
    webkitSpeechRecognition?: Constructor;
  };
  return SpeechRecognition ?? webkitSpeechRecognition;
}
