import { type AdviceLevel, HISTORY_SYMPTOM_LENGTH } from '@afya/contracts';
import { Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { IconButton } from '../../../components/ui/icon-button';
import { StageBadge } from '../../../components/ui/stage-badge';
import { classNames } from '../../../lib/class-names';
import { relativeTime } from '../../../lib/relative-time';
import { useTexts } from '../../../locales/bilingual';
import { historyTexts } from '../../../locales/history';
import { useLanguage } from '../../../locales/language';
import { resultTexts } from '../../../locales/result';
import type { PastSession } from '../api/get-sessions';
import { RenameForm } from './rename-form';

const ADVICE = {
  'self-care': 'adviceSelfCare',
  routine: 'adviceRoutine',
  urgent: 'adviceUrgent',
  emergency: 'adviceEmergency',
} as const satisfies Record<AdviceLevel, string>;

interface SessionCardProps {
  session: PastSession;
  isCurrent: boolean;
  onContinue: () => void;
  onDelete: () => void;
}

export function SessionCard({ session, isCurrent, onContinue, onDelete }: SessionCardProps) {
  const t = useTexts(historyTexts);
  const advice = useTexts(resultTexts);
  const language = useLanguage();
  const id = useId();
  const [isRenaming, setRenaming] = useState(false);
  const { sessionId, title, diagnosis, createdAt, stage } = session;
  const symptoms = shorten(session.collectedInfo.symptoms ?? '');
  return (
    <li
      className={classNames('flex flex-col gap-2 rounded-card border p-3', isCurrent ? 'border-brand' : 'border-line')}
    >
      {isCurrent && <p className="-mb-1 text-xs font-medium text-brand">{t.current}</p>}
      {isRenaming ? (
        <RenameForm sessionId={sessionId} title={title ?? ''} onClose={() => setRenaming(false)} />
      ) : (
        <div className="-mr-2 flex items-start gap-1">
          <div id={id} className="min-w-0 flex-1 pt-2">
            {title && <p className="font-medium wrap-anywhere">{title}</p>}
            <p className={symptoms && !title ? 'font-medium' : 'text-muted'}>{symptoms || t.noSymptoms}</p>
          </div>
          <IconButton icon={Pencil} label={t.rename} aria-describedby={id} onClick={() => setRenaming(true)} />
          {!isCurrent && <IconButton icon={Trash2} label={t.delete} aria-describedby={id} onClick={onDelete} />}
        </div>
      )}
      {diagnosis && (
        <p className="text-sm">
          {diagnosis.name[language]} · <strong>{advice[ADVICE[diagnosis.adviceLevel]]}</strong>
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
        <time dateTime={createdAt}>{relativeTime(createdAt, language)}</time>
        <StageBadge stage={stage} />
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
