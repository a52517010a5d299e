import { HISTORY_SYMPTOM_LENGTH } from '@afya/contracts';
import { Button } from '../../../components/ui/button';
import { StageBadge } from '../../../components/ui/stage-badge';
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
  const symptoms = shorten(session.collectedInfo.symptoms ?? '');
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line p-3">
      <p className={symptoms ? 'font-medium' : 'text-muted'}>{symptoms || t.noSymptoms}</p>
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
        <time dateTime={session.createdAt}>{relativeTime(session.createdAt, language)}</time>
        <StageBadge stage={session.stage} />
      </div>
      {isCurrent && <p className="text-xs text-brand">{t.current}</p>}
      <Button variant="secondary" onClick={onContinue}>
        {t.continueSession}
      </Button>
    </li>
  );
}

function shorten(symptoms: string): string {
  const text = symptoms.trim();
  return text.length > HISTORY_SYMPTOM_LENGTH ? `${text.slice(0, HISTORY_SYMPTOM_LENGTH)}…` : text;
}
