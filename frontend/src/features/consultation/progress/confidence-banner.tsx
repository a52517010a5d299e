import { type Confidence, CONFIDENCE_BANNER } from '@afya/contracts';
import { classNames } from '../../../lib/class-names';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';
import { confidenceStyles } from './confidence-styles';

/** The confidence in the assessment so far; emphasised from 75 up. */
export function ConfidenceBanner({ confidence }: { confidence: Confidence }) {
  const t = useTexts(consultationTexts);
  const { icon: Icon, className, text } = confidenceStyles(confidence);
  const emphasised = confidence.score >= CONFIDENCE_BANNER.emphasise;
  return (
    <section
      aria-label={t.confidence}
      data-level={confidence.level}
      className={classNames(
        'flex min-h-9 flex-wrap items-center gap-x-2 rounded-control px-3 py-1 text-[0.875rem]',
        className,
        emphasised ? 'border-2 font-bold' : 'border',
      )}
    >
      <Icon aria-hidden size={20} strokeWidth={2} className="shrink-0" />
      <span className="flex-auto">{t.confidence}</span>
      <span className="font-semibold">
        {t[text]} · <span className="tabular-nums">{Math.round(confidence.score)}%</span>
      </span>
    </section>
  );
}
