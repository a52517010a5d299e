import type { AdviceLevel } from '@afya/contracts';
import { CalendarDays, Clock, House, type LucideIcon, Siren } from 'lucide-react';
import { classNames } from '../../../lib/class-names';
import { useTexts } from '../../../locales/bilingual';
import { resultTexts } from '../../../locales/result';
import { adviceWords } from './result-facts';

const LEVELS = {
  'self-care': { icon: House, className: 'bg-self-care-tint text-self-care border-self-care' },
  routine: { icon: CalendarDays, className: 'bg-routine-tint text-routine border-routine' },
  urgent: { icon: Clock, className: 'bg-urgent-tint text-urgent border-urgent' },
  emergency: { icon: Siren, className: 'bg-emergency-tint text-emergency border-emergency border-2' },
} as const satisfies Record<AdviceLevel, { icon: LucideIcon; className: string }>;

/** How soon to see a doctor, as colour, icon and words. */
export function AdviceTag({ level }: { level: AdviceLevel }) {
  const { word, sentence } = adviceWords(level, useTexts(resultTexts));
  const { icon: Icon, className } = LEVELS[level];
  return (
    <p
      data-level={level}
      className={classNames('flex items-center gap-3 rounded-control border px-3 py-2 leading-tight', className)}
    >
      <Icon aria-hidden size={24} strokeWidth={1.75} className="shrink-0" />
      <span className="min-w-0">
        <span className="block text-sm">{word}</span>
        <strong className="block text-lg leading-snug">{sentence}</strong>
      </span>
    </p>
  );
}
