import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names';

const VARIANTS = {
  patient: 'ml-auto rounded-br-sm bg-mine',
  ai: 'mr-auto rounded-bl-sm border border-line bg-surface',
  highlight: 'mr-auto rounded-bl-sm border border-line border-l-[3px] border-l-brand bg-surface',
  failed: 'mr-auto rounded-bl-sm border border-emergency bg-emergency-tint',
} as const;

interface BubbleProps {
  variant: keyof typeof VARIANTS;
  children: ReactNode;
}

export function Bubble({ variant, children }: BubbleProps) {
  return (
    <div
      data-variant={variant}
      className={classNames(
        'wrap-break-word w-fit max-w-[88%] min-w-0 rounded-card px-3.5 py-2.5 text-lg',
        VARIANTS[variant],
      )}
    >
      {children}
    </div>
  );
}
