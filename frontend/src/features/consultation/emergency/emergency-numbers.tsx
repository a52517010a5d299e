import type { EmergencyNumber } from '@afya/contracts';
import { Phone } from 'lucide-react';
import { classNames } from '../../../lib/class-names';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';
import { useLanguage } from '../../../locales/language';

/** The link that dials a number; spaces are removed. */
export function telephone(number: string): string {
  return `tel:${number.replaceAll(' ', '')}`;
}

/** Numbers to call with one tap; red in an emergency. */
export function EmergencyNumbers({ numbers, now }: { numbers: readonly EmergencyNumber[]; now: boolean }) {
  const t = useTexts(consultationTexts);
  const language = useLanguage();
  if (numbers.length === 0) return null;
  return (
    <ul aria-label={t.emergencyNumbers} className="flex flex-col gap-2">
      {numbers.map(({ label, number }) => (
        <li key={number}>
          <a
            href={telephone(number)}
            aria-label={t.call({ label: label[language], number })}
            className={classNames(
              'flex min-h-12 flex-wrap items-center gap-x-3 rounded-control px-4 py-2 no-underline',
              now ? 'bg-alarm text-white' : 'bg-urgent text-surface',
            )}
          >
            <Phone aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
            <span className="min-w-[min(9rem,100%)] flex-1">{label[language]}</span>
            <strong className="whitespace-nowrap text-xl tabular-nums">{number}</strong>
          </a>
        </li>
      ))}
    </ul>
  );
}
