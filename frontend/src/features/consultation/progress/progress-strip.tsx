import { type CollectedInfo, REQUIRED_INFO, type RequiredInfo, requiredInfoProgress } from '@afya/contracts';
import { ChevronDown, Circle, CircleCheck } from 'lucide-react';
import { classNames } from '../../../lib/class-names';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';

const NAMES = {
  age: 'infoAge',
  measurements: 'infoMeasurements',
  symptoms: 'infoSymptoms',
  details: 'infoDetails',
  medications: 'infoMedications',
} as const satisfies Record<RequiredInfo, string>;

/** How many of the five groups of information are collected; the list opens on demand. */
export function ProgressStrip({ info }: { info: CollectedInfo }) {
  const t = useTexts(consultationTexts);
  const { done, percent } = requiredInfoProgress(info);
  return (
    <details className="group rounded-control border border-line bg-surface px-3 text-sm">
      <summary className="flex min-h-11 list-none flex-wrap items-center gap-x-2 [&::-webkit-details-marker]:hidden">
        <span>{t.progress}</span>
        <span
          role="progressbar"
          aria-label={t.progress}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuetext={t.progressPercent({ percent })}
          className="flex flex-1 basis-6 gap-1"
        >
          {REQUIRED_INFO.map((group, index) => (
            <span
              key={group}
              className={classNames(
                'h-2 flex-1 rounded-full',
                index < Object.values(done).filter(Boolean).length ? 'bg-brand' : 'bg-line',
              )}
            />
          ))}
        </span>
        <span className="tabular-nums text-muted">{percent}%</span>
        <ChevronDown aria-hidden size={18} strokeWidth={1.75} className="group-open:rotate-180" />
      </summary>
      <ul className="grid gap-1 border-t border-line py-2 sm:grid-cols-2">
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
