import { LIMITS } from '@afya/contracts';
import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { Mic } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { IconButton } from '../../../components/ui/icon-button';
import { BROWSER_RECORDS } from '../../../config/browser-records';
import { privacyNoticeOptions } from '../../../lib/privacy-notice';
import { savedFlag } from '../../../lib/stored';
import { classNames } from '../../../lib/class-names';
import { useTexts } from '../../../locales/bilingual';
import { useLanguage } from '../../../locales/language';
import { voiceTexts } from '../../../locales/voice';
import { joinWords } from './join-words';
import { speechRecognition } from './speech-recognition';
import { useDictation } from './use-dictation';
import { canRecord, useRecorder } from './use-recorder';
import { VoicePanel } from './voice-panel';

const noticeRead = savedFlag(BROWSER_RECORDS.dictationNotice);

export interface VoiceInputProps {
  /** the text of the field, to which the words are added */
  text: string;
  disabled: boolean;
  /** a phone: the button stands in the empty field, because there is no room beside it */
  touch: boolean;
  onEdit: (text: string) => void;
  /** adds a voice note to the files of the message */
  onRecord: (recording: File) => void;
}

/** A button to dictate the message, or to record it where the server writes voice notes down; absent where neither is possible. */
export default function VoiceInput({ text, disabled, touch, onEdit, onRecord }: VoiceInputProps) {
  const t = useTexts(voiceTexts);
  const isNoticeRead = useStore(noticeRead);
  const [isAsking, setAsking] = useState(false);
  if (disabled && isAsking) setAsking(false);
  const { data } = useQuery({ ...privacyNoticeOptions, staleTime: Infinity, enabled: canRecord() });
  const {
    dictation,
    cancel: cancelDictation,
    ...dictate
  } = useDictation({
    language: useLanguage(),
    continuous: !touch,
    onWords: (words) => onEdit(joinWords(text, words)),
  });
  const { recording, cancel: cancelRecording, ...recorder } = useRecorder(t.fileName, onRecord);
  const isIdle = dictation.state === 'idle' && recording.state === 'idle';
  // Nothing is written down while a message is sent.
  useEffect(() => {
    if (!disabled || isIdle) return;
    cancelDictation();
    cancelRecording();
  }, [disabled, isIdle, cancelDictation, cancelRecording]);
  const canDictate = speechRecognition() !== undefined;
  const host = data?.voiceNotes ? data.model?.host : undefined;
  if (!canDictate && host === undefined) return null;

  const failed = dictation.state === 'failed' ? dictation : recording.state === 'failed' ? recording : undefined;
  const begin = (start: () => void) => {
    noticeRead.set(true);
    setAsking(false);
    start();
  };
  return (
    <>
      {isAsking && (
        <VoicePanel label={t.panel} text={canDictate && t.dictationNotice} more={host && t.recordNotice({ host })}>
          {canDictate && <Button onClick={() => begin(dictate.start)}>{t.start}</Button>}
          {host && (
            <Button variant={canDictate ? 'secondary' : 'primary'} onClick={() => begin(recorder.start)}>
              {t.record}
            </Button>
          )}
          <Button variant="secondary" onClick={() => setAsking(false)}>
            {t.close}
          </Button>
        </VoicePanel>
      )}
      {dictation.state === 'listening' && (
        <VoicePanel label={t.panel} text={dictation.interim || t.listening} isStatus={!dictation.interim}>
          <Button variant="secondary" onClick={dictate.stop}>
            {t.stop}
          </Button>
        </VoicePanel>
      )}
      {recording.state === 'starting' && <VoicePanel label={t.panel} text={t.allow} isStatus />}
      {recording.state === 'recording' && (
        <VoicePanel label={t.panel} text={t.recording({ seconds: recording.seconds, most: LIMITS.voiceNote.seconds })}>
          <Button onClick={recorder.stop}>{t.done}</Button>
        </VoicePanel>
      )}
      {failed && (
        <VoicePanel label={t.panel} text={t[failed.fault]} isStatus>
          <Button
            variant="secondary"
            onClick={() => {
              cancelDictation();
              cancelRecording();
            }}
          >
            {t.close}
          </Button>
        </VoicePanel>
      )}
      {!isAsking && isIdle && (
        <IconButton
          icon={Mic}
          label={t.dictate}
          disabled={disabled}
          className={classNames(
            'text-muted',
            // On a narrower screen the field has a row to itself, and the button one below.
            touch && 'min-[22.4rem]:-ml-[44px]',
            touch && text && 'min-[22.4rem]:hidden',
          )}
          // With a choice, or before the notice has been read, the panel opens first.
          onClick={() => (isNoticeRead && host === undefined ? dictate.start() : setAsking(true))}
        />
      )}
    </>
  );
}
