import type { Bilingual } from '@afya/contracts';
import { ClipboardList, FlaskConical, type LucideIcon, Siren } from 'lucide-react';
import { classNames } from '../../../lib/class-names';
import { useTexts } from '../../../locales/bilingual';
import { conversationTexts } from '../../../locales/conversation';
import { useLanguage } from '../../../locales/language';
import { resultTexts } from '../../../locales/result';
import { InstallHint } from './install-hint';
import { ResultActions } from './result-actions';
import { isNamed, withoutRepeats } from './result-facts';
import type { ResultMessage } from '../message/result-message';
import { AdviceTag } from './advice-tag';
import { confidenceStyles } from '../progress/confidence-styles';
import { Differential, Numbers } from './differential';
import { EmergencyNumbers } from '../emergency/emergency-numbers';

/** The result as a card: the urgency, the danger signs and what to do; then the likely illness and its reasons. */
export default function DiagnosisCard({ message, text }: { message: ResultMessage; text: string }) {
  const t = useTexts(resultTexts);
  const language = useLanguage();
  const { diagnosis } = message.metadata;
  const now = diagnosis.adviceLevel === 'emergency';
  const hasName = isNamed(diagnosis);
  const shown = withoutRepeats(diagnosis);
  return (
    <article
      aria-label={t.diagnosis}
      className="flex flex-col gap-4 rounded-card border border-line border-l-[3px] border-l-brand bg-surface p-4 wrap-break-word"
    >
      <AdviceTag level={diagnosis.adviceLevel} />
      {now && <EmergencyNumbers numbers={diagnosis.emergencyNumbers ?? []} now />}
      <Points title={now ? t.evenMoreUrgent : t.goAtOnce} points={shown.whenToGoNow} icon={Siren} urgent />
      <Points title={t.whatToDo} points={shown.recommendations} icon={ClipboardList} />
      <header className="border-t border-line pt-3">
        {hasName && <p className="text-sm text-muted">{t.mayBe}</p>}
        <h2 className="text-2xl font-bold leading-tight">{diagnosis.preliminaryDiagnosis[language]}</h2>
        {hasName && <ConfidenceLine {...diagnosis.confidence} />}
        {diagnosis.what && <p className="mt-2">{diagnosis.what[language]}</p>}
      </header>
      <Differential title={hasName ? t.otherPossibilities : t.possibilities} diagnoses={shown.differentialDiagnoses} />
      <Points title={t.tests} points={shown.tests} icon={FlaskConical} />
      <Points title={t.whyThis} points={shown.reasoningPath} />
      <Points title={t.factors} points={shown.criticalFactors} />
      <Numbers diagnosis={diagnosis} hasName={hasName} />
      <footer className="flex flex-col gap-3 border-t border-line pt-3">
        <p className="text-sm text-muted">{t.notADoctor}</p>
        <ResultActions message={message} text={text} />
        {!now && <InstallHint messageId={message.id} />}
      </footer>
    </article>
  );
}

/** The confidence in words. It has no colour: on the card, colours stand for the urgency. */
function ConfidenceLine({ level, score }: ResultMessage['metadata']['diagnosis']['confidence']) {
  const t = useTexts(conversationTexts);
  return (
    <p className="mt-1 text-muted">
      {t.confidence}: <strong className="text-ink">{t[confidenceStyles({ level, score }).text]}</strong>
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
