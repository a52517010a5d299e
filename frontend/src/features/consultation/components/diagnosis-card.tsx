import type { Bilingual, Diagnosis } from '@afya/contracts';
import { classNames } from '../../../lib/class-names';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';
import { useLanguage } from '../../../locales/language';
import { AdviceTag } from './advice-tag';
import { CONFIDENCE_LOOK } from './confidence-look';
import { Differential } from './differential';
import { MessageText } from './message-text';

/** The result as a card: what it may be, how soon to be seen, what else, and why. What to do is the message after it. */
export default function DiagnosisCard({ diagnosis, text }: { diagnosis: Diagnosis; text: string }) {
  const t = useTexts(consultationTexts);
  const language = useLanguage();
  const { level, score } = diagnosis.confidence;
  const { icon: Icon, look, text: levelText } = CONFIDENCE_LOOK[level];
  return (
    <article
      aria-label={t.diagnosis}
      className="flex flex-col gap-4 rounded-card border border-line border-l-[3px] border-l-brand bg-surface p-4"
    >
      <header>
        <p className="text-sm text-muted">{t.mayBe}</p>
        <h2 className="text-2xl font-bold leading-tight">{diagnosis.preliminaryDiagnosis[language]}</h2>
        <p className={classNames('mt-2 flex w-fit items-center gap-2 rounded-control border px-3 py-1 text-sm', look)}>
          <Icon aria-hidden size={18} strokeWidth={2} className="shrink-0" />
          <span>
            {t.confidence}:{' '}
            <strong className="whitespace-nowrap tabular-nums">
              {t[levelText]} · {Math.round(score)}%
            </strong>
          </span>
        </p>
      </header>
      <AdviceTag level={diagnosis.adviceLevel} />
      <Points title={t.goAtOnce} points={diagnosis.whenToGoNow} urgent />
      <Differential diagnoses={diagnosis.differentialDiagnoses} />
      <Points title={t.whyThis} points={diagnosis.reasoningPath} />
      <Points title={t.factors} points={diagnosis.criticalFactors} />
      {text && (
        <details className="text-sm">
          <summary className="min-h-11 w-fit content-center underline">{t.fullText}</summary>
          <MessageText text={text} />
        </details>
      )}
      <footer className="border-t border-line pt-3 text-sm text-muted">{t.notADoctor}</footer>
    </article>
  );
}

function Points({ title, points, urgent = false }: { title: string; points: Bilingual[]; urgent?: boolean }) {
  const language = useLanguage();
  if (points.length === 0) return null;
  return (
    <section className={classNames(urgent && 'rounded-control bg-emergency-tint p-3')}>
      <h3 className={classNames('mb-1 font-semibold', urgent && 'text-emergency')}>{title}</h3>
      <ul className={classNames('list-disc space-y-1 pl-5', urgent ? 'marker:text-emergency' : 'marker:text-brand')}>
        {points.map((point) => (
          <li key={point.en}>{point[language]}</li>
        ))}
      </ul>
    </section>
  );
}
