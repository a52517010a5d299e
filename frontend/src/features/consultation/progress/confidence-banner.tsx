import { type Confidence, CONFIDENCE_BANNER } from '@afya/contracts';
import { classNames } from '../../../lib/class-names';
import { useTexts } from '../../../locales/bilingual';
import { conversationTexts } from '../../../locales/conversation';
import { confidenceStyles } from './confidence-styles';

/** The confidence in the assessment so far; emphasised from 75 up. With `compact` its label is for screen readers only. */
export function ConfidenceBanner({ confidence, compact }: { confidence: Confidence; compact: boolean }) {
  const t = useTexts(conversationTexts);
  const { icon: Icon, className, text } = confidenceStyles(confidence);
  const emphasised = confidence.score >= CONFIDENCE_BANNER.emphasise;
  return (
    <section
      aria-label={t.confidence}
      data-level={confidence.level}
      className={classNames(
        'flex items-center gap-x-1.5 rounded-control px-2 py-0.5 text-[0.75rem] leading-tight',
        className,
        emphasised ? 'border-2 font-bold' : 'border',
      )}
    >
      <span>
        <span className={compact ? 'sr-only' : 'block'}>{t.confidence}</span>
        <span className="flex items-center gap-x-1 font-semibold">
          <Icon aria-hidden size={14} strokeWidth={2} className="shrink-0" />
          <span>
            {t[text]} · <span className="tabular-nums">{Math.round(confidence.score)}%</span>
          </span>
        </span>
      </span>
    </section>
  );
}
