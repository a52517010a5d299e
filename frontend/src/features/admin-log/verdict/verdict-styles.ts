import type { VERDICTS } from '@afya/contracts';
import { CircleCheck, CircleDashed, CircleX, type LucideIcon } from 'lucide-react';

export type VerdictName = (typeof VERDICTS)[number];

/** A verdict has an icon and a name in addition to its colour. */
export const VERDICT_STYLES: Record<VerdictName, { icon: LucideIcon; text: string; fill: string }> = {
  right: { icon: CircleCheck, text: 'text-self-care', fill: 'bg-self-care' },
  partly: { icon: CircleDashed, text: 'text-urgent', fill: 'bg-urgent' },
  wrong: { icon: CircleX, text: 'text-emergency', fill: 'bg-emergency' },
};
