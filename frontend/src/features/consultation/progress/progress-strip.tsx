import { type CollectedInfo, REQUIRED_INFO, type RequiredInfo, requiredInfoProgress } from '@afya/contracts';
import { ChevronDown, Circle, CircleCheck } from 'lucide-react';
import { classNames } from '../../../lib/class-names';
import { useTexts } from '../../../locales/bilingual';
import { conversationTexts } from '../../../locales/conversation';

const NAMES = {
  age: 'infoAge',
  measurements: 'infoMeasurements',
  symptoms: 'infoSymptoms',
  details: 'infoDetails',
  medications: 'infoMedications',
} as const satisfies Record<RequiredInfo, string>;

interface ProgressStripProps {
  info: CollectedInfo;
  /** About how many questions are left; 0 when the number is not shown. */
  questionsLeft: number;
  /** Something more important shares the row: only the share of the information is shown. */
  compact: boolean;
}

/** How many of the five groups of information are collected. The list opens below the row, over the conversation. */
export function ProgressStrip({ info, questionsLeft, compact }: ProgressStripProps) {
  const t = useTexts(conversationTexts);
  const { done, percent } = requiredInfoProgress(info);
  return (
    <details className={classNames('group min-w-0 text-[0.75rem] leading-tight', compact ? 'flex-none' : 'flex-1')}>
      <summary className="flex min-h-11 list-none items-center gap-x-1 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className={compact ? 'sr-only' : 'block'}>{t.progress}</span>
          <span className="flex items-center gap-1.5">
            <span
              role="progressbar"
              aria-label={t.progress}
              aria-valuenow={percent}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuetext={t.progressPercent({ percent })}
              className="flex min-w-10 max-w-24 flex-1 gap-0.5"
            >
              {REQUIRED_INFO.map((group, index) => (
                <span
                  key={group}
                  className={classNames(
                    'h-1.5 flex-1 rounded-full',
                    index < Object.values(done).filter(Boolean).length ? 'bg-brand' : 'bg-line',
                  )}
                />
              ))}
            </span>
            <span className="tabular-nums text-muted">{percent}%</span>
          </span>
          {questionsLeft > 0 && !compact && <span className="block text-muted">{t.questionsLeft(questionsLeft)}</span>}
        </span>
        <ChevronDown aria-hidden size={16} strokeWidth={1.75} className="shrink-0 group-open:rotate-180" />
      </summary>
      <ul className="absolute inset-x-0 top-full z-10 grid max-h-[40dvh] gap-1 overflow-y-auto border-b border-line bg-surface px-3 py-2 text-sm shadow-float sm:grid-cols-2">
        {REQUIRED_INFO.map((group) => {
          const Icon = done[group] ? CircleCheck : Circle;
          return (
            <li key={group} className="flex items-center gap-2">
              <Icon
                aria-hidden
                size={18}
                strokeWidth={1.75}
                className={classNames('shrink-0', done[group] ? 'text-brand' : 'text-muted')}
              />
              {t[NAMES[group]]}
              <span className="sr-only">: {done[group] ? t.infoDone : t.infoMissing}</span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
