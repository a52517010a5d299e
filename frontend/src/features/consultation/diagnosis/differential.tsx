import type { Diagnosis } from '@afya/contracts';
import { ChevronDown } from 'lucide-react';
import { useTexts } from '../../../locales/bilingual';
import { conversationTexts } from '../../../locales/conversation';
import { useLanguage } from '../../../locales/language';
import { resultTexts } from '../../../locales/result';
import { likelihoodOf } from './likelihood';

/** The other possible illnesses, the likeliest first, in words. */
export function Differential({ title, diagnoses }: { title: string; diagnoses: Diagnosis['differentialDiagnoses'] }) {
  const t = useTexts(resultTexts);
  const language = useLanguage();
  if (diagnoses.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1 font-semibold">{title}</h3>
      <ul className="flex flex-col gap-1">
        {diagnoses.map(({ name, likelihood }) => (
          <li key={name.en} className="flex flex-wrap justify-between gap-x-3">
            <span>{name[language]}</span>
            <span className="text-muted">{t[likelihoodOf(likelihood)]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface NumbersProps {
  diagnosis: Diagnosis;
  /** The diagnosis names an illness, which then has a confidence. */
  hasName: boolean;
}

/** The numbers behind the words, folded. */
export function Numbers({ diagnosis, hasName }: NumbersProps) {
  const t = useTexts(resultTexts);
  const { confidence } = useTexts(conversationTexts);
  const language = useLanguage();
  const rows = diagnosis.differentialDiagnoses.map(({ name, likelihood }) => ({
    label: name[language],
    percent: likelihood,
  }));
  const own = hasName ? [{ label: confidence, percent: diagnosis.confidence.score }] : [];
  return (
    <details className="group text-sm">
      <summary className="flex min-h-11 w-fit list-none items-center gap-1.5 underline underline-offset-2 [&::-webkit-details-marker]:hidden">
        {t.numbers}
        <ChevronDown aria-hidden size={16} strokeWidth={2} className="shrink-0 group-open:rotate-180" />
      </summary>
      <dl className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1">
        {[...own, ...rows].map(({ label, percent }) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid">
            <dt>{label}</dt>
            <dd className="text-right tabular-nums">{Math.round(percent)}%</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-muted">{t.numbersNote}</p>
    </details>
  );
}
