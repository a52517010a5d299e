import type { SpeechRecognizer } from '../features/consultation/voice/speech-recognition';

/** Gives the browser a speech recognition that a test controls and removes; returns those that were started, the newest last. */
export function fakeSpeechRecognition(): FakeRecognizer[] {
  const started: FakeRecognizer[] = [];
  class Recognizer extends FakeRecognizer {
    override start() {
      started.push(this);
    }
  }
  Object.assign(window, { webkitSpeechRecognition: Recognizer });
  return started;
}

class FakeRecognizer implements SpeechRecognizer {
  lang = '';
  continuous = false;
  interimResults = false;
  onresult: SpeechRecognizer['onresult'] = null;
  onerror: SpeechRecognizer['onerror'] = null;
  onend: SpeechRecognizer['onend'] = null;

  start() {}

  stop() {
    this.onend?.();
  }

  abort() {
    this.fail('aborted');
  }

  hear(transcript: string, isFinal: boolean) {
    const result = Object.assign([{ transcript }], { isFinal });
    this.onresult?.({ resultIndex: 0, results: [result] });
  }

  fail(error: string) {
    this.onerror?.({ error });
    this.onend?.();
  }
}
