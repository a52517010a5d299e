import type { Diagnosis } from '@afya/contracts';
import { ClipboardCopy, MapPin, Printer, Share2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../components/ui/button';
import { showToast } from '../../../components/ui/toast-store';
import { copyText } from '../../../lib/copy-text';
import { useTexts } from '../../../locales/bilingual';
import { useLanguage } from '../../../locales/language';
import { resultTexts } from '../../../locales/result';
import { printResult } from './chosen-result';
import { canShare, type ShareOutcome, shareText } from './share-result';
import type { ResultMessage } from '../message/result-message';
import { ReadAloud } from '../speech/read-aloud';
import { resultText } from './result-text';

const ICON = { 'aria-hidden': true, size: 18, strokeWidth: 1.75, className: 'shrink-0' } as const;

/** Prints, shares or copies a result, or reads it aloud. */
export function ResultActions({ message, text }: { message: ResultMessage; text: string }) {
  const t = useTexts(resultTexts);
  const language = useLanguage();

  function notify(outcome: ShareOutcome) {
    if (outcome === 'copied') showToast({ title: t.copied });
    if (outcome === 'failed') showToast({ title: t.copyFailed, tone: 'danger' });
  }

  return (
    <div role="group" aria-label={t.keep} className="flex flex-wrap gap-2">
      {message.metadata.diagnosis.adviceLevel !== 'self-care' && (
        <Link to={clinicsAddress(message.metadata.diagnosis)} className={buttonClass('primary', 'grow')}>
          <MapPin {...ICON} />
          {t.findClinic}
        </Link>
      )}
      <Button className="grow" onClick={() => printResult(message.id)}>
        <Printer {...ICON} />
        {t.print}
      </Button>
      {canShare() && (
        <Button
          variant="secondary"
          className="grow"
          onClick={() => void shareText(t.sharedTitle, resultText(message, language)).then(notify)}
        >
          <Share2 {...ICON} />
          {t.share}
        </Button>
      )}
      <Button
        variant="secondary"
        className="grow"
        onClick={() => void copyText(resultText(message, language)).then(notify)}
      >
        <ClipboardCopy {...ICON} />
        {t.copy}
      </Button>
      <ReadAloud text={text} />
    </div>
  );
}

/** The page of clinics, filtered by what the advice needs. */
function clinicsAddress({ adviceLevel, patient }: Diagnosis): string {
  const needs = [
    ...(adviceLevel === 'emergency' ? ['emergency', 'dayAndNight'] : []),
    ...(patient?.pregnantWeeks === undefined ? [] : ['maternity']),
  ];
  return needs.length > 0 ? `/clinics?needs=${needs.join(',')}` : '/clinics';
}
