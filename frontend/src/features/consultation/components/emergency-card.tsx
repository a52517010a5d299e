import type { Emergency } from '@afya/contracts';
import { Phone, Siren } from 'lucide-react';
import { classNames } from '../../../lib/class-names';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';
import { useLanguage } from '../../../locales/language';
import { splitAdvice } from '../session/emergency-advice';
import { MessageText } from './message-text';

/** Unmistakable: what to do now, whom to call with one tap, and only then what to do until help is there. */
export function EmergencyCard({ emergency, text }: { emergency: Emergency; text: string }) {
  const t = useTexts(consultationTexts);
  const language = useLanguage();
  const now = emergency.level === 'emergency';
  const { act, meanwhile } = splitAdvice(text, emergency);
  return (
    <section
      aria-label={now ? t.emergency : t.urgentHelp}
      className={classNames(
        'flex flex-col gap-3 rounded-card border-2 p-4 text-lg',
        now ? 'border-emergency bg-emergency-tint' : 'border-urgent bg-urgent-tint',
      )}
    >
      <h2 className={classNames('flex items-center gap-2 text-xl font-bold', now ? 'text-emergency' : 'text-urgent')}>
        <Siren aria-hidden size={24} strokeWidth={1.75} className="shrink-0" />
        {now ? t.emergency : t.urgentHelp}
      </h2>
      <MessageText text={act} />
      {emergency.numbers.length > 0 && (
        <ul aria-label={t.emergencyNumbers} className="flex flex-col gap-2">
          {emergency.numbers.map(({ label, number }) => (
            <li key={number}>
              <a
                href={`tel:${number.replaceAll(' ', '')}`}
                aria-label={t.call({ label: label[language], number })}
                className={classNames(
                  'flex min-h-12 flex-wrap items-center gap-x-3 rounded-control px-4 py-2 text-surface no-underline',
                  now ? 'bg-emergency' : 'bg-urgent',
                )}
              >
                <Phone aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
                <span className="min-w-36 flex-1">{label[language]}</span>
                <strong className="whitespace-nowrap text-xl tabular-nums">{number}</strong>
              </a>
            </li>
          ))}
        </ul>
      )}
      <MessageText text={meanwhile} />
    </section>
  );
}
