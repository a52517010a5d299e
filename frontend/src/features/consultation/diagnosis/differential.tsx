import type { Diagnosis } from '@afya/contracts';
import { useLanguage } from '../../../locales/language';

/** The possible illnesses, the likeliest first; the bar repeats the number beside it. */
export function Differential({ title, diagnoses }: { title: string; diagnoses: Diagnosis['differentialDiagnoses'] }) {
  const language = useLanguage();
  if (diagnoses.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1 font-semibold">{title}</h3>
      <ul className="flex flex-col gap-2">
        {diagnoses.map(({ name, likelihood }) => (
          <li key={name.en} className="grid grid-cols-[1fr_auto] gap-x-3 text-sm">
            <span className="min-w-0">{name[language]}</span>
            <span className="text-right tabular-nums">{Math.round(likelihood)}%</span>
            <span aria-hidden className="col-span-2 h-1.5 rounded-full bg-line">
              <span className="block h-full rounded-full bg-brand" style={{ width: `${likelihood}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
