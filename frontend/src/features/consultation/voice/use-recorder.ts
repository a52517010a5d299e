import { LIMITS } from '@afya/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { recordings } from '../files/check-file';

/** In the order of preference: Opus in the containers of Chrome and Firefox, and what Safari records. */
const FORMATS = [
  { mime: 'audio/webm;codecs=opus', extension: 'webm' },
  { mime: 'audio/ogg;codecs=opus', extension: 'ogg' },
  { mime: 'audio/mp4', extension: 'm4a' },
] as const;

const formatOf = () => FORMATS.find(({ mime }) => MediaRecorder.isTypeSupported(mime));

/** Whether this browser can record sound in a format that the server takes. */
export const canRecord = () =>
  'MediaRecorder' in window && navigator.mediaDevices !== undefined && formatOf() !== undefined;

export type Recording =
  | { state: 'idle' }
  /** the browser may ask whether the page may use the microphone */
  | { state: 'starting' }
  | { state: 'recording'; seconds: number }
  | { state: 'failed'; fault: 'blocked' | 'noMicrophone' | 'nothingHeard' | 'failed' };

const IDLE: Recording = { state: 'idle' };

/** Records a voice note of at most a minute. It is thrown away when the component leaves the screen before its end. */
export function useRecorder(name: string, onRecorded: (file: File) => void) {
  const [recording, setRecording] = useState<Recording>(IDLE);
  const current = useRef<MediaRecorder>(null);
  const attempts = useRef(0);
  const cancel = useCallback(() => {
    attempts.current += 1;
    const recorder = current.current;
    current.current = null;
    if (recorder) release(recorder);
    setRecording(IDLE);
  }, []);
  useEffect(() => cancel, [cancel]);

  async function start() {
    const format = formatOf();
    if (!format) return;
    setRecording({ state: 'starting' });
    attempts.current += 1;
    const attempt = attempts.current;
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      // Allowed too late.
      if (attempt !== attempts.current) return endTracks(stream);
      const options = { mimeType: format.mime, audioBitsPerSecond: LIMITS.voiceNote.bitsPerSecond };
      const recorder = new MediaRecorder(stream, options);
      current.current = recorder;
      const parts: Blob[] = [];
      recorder.ondataavailable = ({ data }) => parts.push(data);
      const timer = setInterval(() => {
        if (current.current !== recorder) return;
        const seconds = Math.floor((performance.now() - startedAt) / 1_000);
        setRecording({ state: 'recording', seconds });
        if (seconds >= LIMITS.voiceNote.seconds) recorder.stop();
      }, 250);
      const startedAt = performance.now();
      recorder.onstop = () => {
        clearInterval(timer);
        release(recorder);
        if (current.current !== recorder) return;
        current.current = null;
        const isEmpty = parts.every(({ size }) => size === 0);
        setRecording(isEmpty ? { state: 'failed', fault: 'nothingHeard' } : IDLE);
        if (isEmpty) return;
        // Without the codec, which a form would send as a part of the type.
        const type = format.mime.split(';')[0] ?? format.mime;
        const file = new File(parts, `${name}.${format.extension}`, { type });
        recordings.add(file);
        onRecorded(file);
      };
      recorder.start();
      setRecording({ state: 'recording', seconds: 0 });
    } catch (error) {
      if (attempt === attempts.current) setRecording({ state: 'failed', fault: faultOf(error) });
    }
  }

  return {
    recording,
    start: () => void start(),
    stop: () => current.current?.stop(),
    /** Throws the recording away, or closes the notice of a failure. */
    cancel,
  };
}

/** Turns the microphone off. */
function release(recorder: MediaRecorder): void {
  if (recorder.state !== 'inactive') recorder.stop();
  endTracks(recorder.stream);
}

function endTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function faultOf(error: unknown) {
  const { name } = error as Error;
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'blocked';
  return name === 'NotFoundError' ? 'noMicrophone' : 'failed';
}
