import { HISTORY_SYMPTOM_LENGTH } from '@afya/contracts';
import { useId } from 'react';
import { Button } from '../../../components/ui/button';
import { StageBadge } from '../../../components/ui/stage-badge';
import { classNames } from '../../../lib/class-names';
import { relativeTime } from '../../../lib/relative-time';
import { useTexts } from '../../../locales/bilingual';
import { historyTexts } from '../../../locales/history';
import { useLanguage } from '../../../locales/language';
import type { PastSession } from '../api/get-sessions';

interface SessionCardProps {
  session: PastSession;
  isCurrent: boolean;
  onContinue: () => void;
}

export function SessionCard({ session, isCurrent, onContinue }: SessionCardProps) {
  const t = useTexts(historyTexts);
  const language = useLanguage();
  const id = useId();
  const symptoms = shorten(session.collectedInfo.symptoms ?? '');
  return (
    <li
      className={classNames('flex flex-col gap-2 rounded-card border p-3', isCurrent ? 'border-brand' : 'border-line')}
    >
      {isCurrent && <p className="-mb-1 text-xs font-medium text-brand">{t.current}</p>}
      <p id={id} className={symptoms ? 'font-medium' : 'text-muted'}>
        {symptoms || t.noSymptoms}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
        <time dateTime={session.createdAt}>{relativeTime(session.createdAt, language)}</time>
        <StageBadge stage={session.stage} />
      </div>
      <Button variant="secondary" aria-describedby={id} onClick={onContinue}>
        {t.continueSession}
      </Button>
    </li>
  );
}

function shorten(symptoms: string): string {
  // Split by code points, so that an emoji is not cut in two.
  const text = [...symptoms.trim()];
  const shown = text.slice(0, HISTORY_SYMPTOM_LENGTH).join('');
  return text.length > HISTORY_SYMPTOM_LENGTH ? `${shown}…` : shown;
}
