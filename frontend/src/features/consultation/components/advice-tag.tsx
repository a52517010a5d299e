import type { AdviceLevel } from '@afya/contracts';
import { CalendarDays, Clock, House, type LucideIcon, Siren } from 'lucide-react';
import { classNames } from '../../../lib/class-names';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';

const LEVELS = {
  'self-care': { icon: House, look: 'bg-self-care-tint text-self-care border-self-care', text: 'adviceSelfCare' },
  routine: { icon: CalendarDays, look: 'bg-routine-tint text-routine border-routine', text: 'adviceRoutine' },
  urgent: { icon: Clock, look: 'bg-urgent-tint text-urgent border-urgent', text: 'adviceUrgent' },
  emergency: { icon: Siren, look: 'bg-emergency-tint text-emergency border-emergency', text: 'adviceEmergency' },
} as const satisfies Record<AdviceLevel, { icon: LucideIcon; look: string; text: string }>;

/** How soon to be seen, as colour, icon and words. */
export function AdviceTag({ level }: { level: AdviceLevel }) {
  const t = useTexts(consultationTexts);
  const { icon: Icon, look, text } = LEVELS[level];
  return (
    <p className={classNames('flex items-center gap-2 rounded-control border px-3 py-2 font-semibold', look)}>
      <Icon aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
      {t[text]}
    </p>
  );
}
