import type { Bilingual } from '@afya/contracts';
import { ClipboardList, FlaskConical, type LucideIcon, Siren } from 'lucide-react';
import { classNames } from '../../../lib/class-names';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';
import { useLanguage } from '../../../locales/language';
import { resultTexts } from '../../../locales/result';
import { ResultActions } from './result-actions';
import { isNamed } from './result-facts';
import type { ResultMessage } from '../message/result-message';
import { AdviceTag } from './advice-tag';
import { confidenceStyles } from '../progress/confidence-styles';
import { Differential } from './differential';
import { EmergencyNumbers } from '../emergency/emergency-numbers';
import { WholeText } from '../message/full-text';

/** The result as a card: the likely illness, the urgency and what to do; then other possibilities and the reasons. */
export default function DiagnosisCard({ message, text }: { message: ResultMessage; text: string }) {
  const t = useTexts(resultTexts);
  const language = useLanguage();
  const { diagnosis } = message.metadata;
  const now = diagnosis.adviceLevel === 'emergency';
  const hasName = isNamed(diagnosis);
  return (
    <article
      aria-label={t.diagnosis}
      className="flex flex-col gap-4 rounded-card border border-line border-l-[3px] border-l-brand bg-surface p-4 wrap-anywhere"
    >
      <header>
        {hasName && <p className="text-sm text-muted">{t.mayBe}</p>}
        <h2 className="text-2xl font-bold leading-tight">{diagnosis.preliminaryDiagnosis[language]}</h2>
        {hasName && <ConfidenceTag {...diagnosis.confidence} />}
        {diagnosis.what && <p className="mt-2">{diagnosis.what[language]}</p>}
      </header>
      <AdviceTag level={diagnosis.adviceLevel} />
      {now && <EmergencyNumbers numbers={diagnosis.emergencyNumbers ?? []} now />}
      <Points title={t.whatToDo} points={diagnosis.recommendations} icon={ClipboardList} />
      <Points title={now ? t.evenMoreUrgent : t.goAtOnce} points={diagnosis.whenToGoNow} icon={Siren} urgent />
      <Points title={t.tests} points={diagnosis.tests ?? []} icon={FlaskConical} />
      <Differential
        title={hasName ? t.otherPossibilities : t.possibilities}
        diagnoses={diagnosis.differentialDiagnoses}
      />
      <Points title={t.whyThis} points={diagnosis.reasoningPath} />
      <Points title={t.factors} points={diagnosis.criticalFactors} />
      <WholeText text={text} />
      <footer className="flex flex-col gap-3 border-t border-line pt-3">
        <p className="text-sm text-muted">{t.notADoctor}</p>
        <ResultActions message={message} />
      </footer>
    </article>
  );
}

function ConfidenceTag({ level, score }: ResultMessage['metadata']['diagnosis']['confidence']) {
  const t = useTexts(consultationTexts);
  const { icon: Icon, className, text } = confidenceStyles({ level, score });
  return (
    <p
      className={classNames(
        'mt-2 flex w-fit max-w-full items-center gap-2 rounded-control border px-3 py-1 text-sm',
        className,
      )}
    >
      <Icon aria-hidden size={18} strokeWidth={2} className="shrink-0" />
      <span>
        {t.confidence}:{' '}
        <strong className="inline-block tabular-nums">
          {t[text]} · {Math.round(score)}%
        </strong>
      </span>
    </p>
  );
}

interface PointsProps {
  title: string;
  points: readonly Bilingual[];
  icon?: LucideIcon;
  urgent?: boolean;
}

function Points({ title, points, icon: Icon, urgent = false }: PointsProps) {
  const language = useLanguage();
  if (points.length === 0) return null;
  return (
    <section className={classNames(urgent && 'rounded-control bg-emergency-tint p-3')}>
      <h3 className={classNames('mb-1 flex items-center gap-2 font-semibold', urgent && 'text-emergency')}>
        {Icon && <Icon aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />}
        {title}
      </h3>
      <ul className={classNames('list-disc space-y-1 pl-5', urgent ? 'marker:text-emergency' : 'marker:text-brand')}>
        {points.map((point) => (
          <li key={point.en}>{point[language]}</li>
        ))}
      </ul>
    </section>
  );
}
