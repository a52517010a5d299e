import { useStore } from '@nanostores/react';
import { Mic } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { IconButton } from '../../../components/ui/icon-button';
import { BROWSER_RECORDS } from '../../../config/browser-records';
import { savedFlag } from '../../../lib/stored';
import { useMediaQuery } from '../../../lib/use-media-query';
import { useTexts } from '../../../locales/bilingual';
import { useLanguage } from '../../../locales/language';
import { voiceTexts } from '../../../locales/voice';
import { joinWords } from './join-words';
import { speechRecognition } from './speech-recognition';
import { useDictation } from './use-dictation';
import { VoicePanel } from './voice-panel';

/** Below this width the field has a row to itself. */
const WIDE_QUERY = '(min-width: 22.4rem)';
const noticeRead = savedFlag(BROWSER_RECORDS.dictationNotice);

export interface VoiceInputProps {
  /** the text of the field, to which the words are added */
  text: string;
  disabled: boolean;
  /** a phone: the button stands in the empty field, because there is no room beside it */
  touch: boolean;
  onEdit: (text: string) => void;
}

/** A button to dictate the message; absent where the browser cannot write down speech. */
export default function VoiceInput({ text, disabled, touch, onEdit }: VoiceInputProps) {
  const t = useTexts(voiceTexts);
  const isNoticeRead = useStore(noticeRead);
  const isInField = useMediaQuery(WIDE_QUERY) && touch;
  const [isAsking, setAsking] = useState(false);
  const { dictation, start, stop, dismiss } = useDictation({
    language: useLanguage(),
    continuous: !touch,
    onWords: (words) => onEdit(joinWords(text, words)),
  });
  if (!speechRecognition()) return null;

  const isOpen = isAsking || dictation.state !== 'idle';
  return (
    <>
      {isAsking && (
        <VoicePanel label={t.panel} text={t.dictationNotice}>
          <Button
            onClick={() => {
              noticeRead.set(true);
              setAsking(false);
              start();
            }}
          >
            {t.start}
          </Button>
          <Button variant="secondary" onClick={() => setAsking(false)}>
            {t.close}
          </Button>
        </VoicePanel>
      )}
      {dictation.state === 'listening' && (
        <VoicePanel label={t.panel} text={dictation.interim || t.listening} isStatus={!dictation.interim}>
          <Button variant="secondary" onClick={stop}>
            {t.stop}
          </Button>
        </VoicePanel>
      )}
      {dictation.state === 'failed' && (
        <VoicePanel label={t.panel} text={t[dictation.fault]} isStatus>
          <Button variant="secondary" onClick={dismiss}>
            {t.close}
          </Button>
        </VoicePanel>
      )}
      {!isOpen && !(isInField && text) && (
        <IconButton
          icon={Mic}
          label={t.dictate}
          disabled={disabled}
          className="text-muted"
          style={isInField ? { marginLeft: -44 } : undefined}
          onClick={() => (isNoticeRead ? start() : setAsking(true))}
        />
      )}
    </>
  );
}
