import { Camera, Clock, type LucideIcon, UsersRound } from 'lucide-react';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';

const TIPS = [
  { icon: UsersRound, text: 'welcomeWho' },
  { icon: Clock, text: 'welcomeWhat' },
  { icon: Camera, text: 'welcomePhoto' },
] as const satisfies readonly { icon: LucideIcon; text: string }[];

/** Introduction, shown while there are no messages. */
export function Welcome() {
  const t = useTexts(consultationTexts);
  return (
    <div className="my-auto flex flex-col gap-4 px-1 py-6">
      <h2 className="text-2xl font-bold leading-tight">{t.welcomeTitle}</h2>
      <p className="text-lg text-muted">{t.welcomeText}</p>
      <ul className="flex flex-col gap-3">
        {TIPS.map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-center gap-3">
            <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-mine text-brand">
              <Icon aria-hidden size={20} strokeWidth={1.75} />
            </span>
            {t[text]}
          </li>
        ))}
      </ul>
    </div>
  );
}
