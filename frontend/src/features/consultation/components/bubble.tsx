import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names';

const LOOKS = {
  mine: 'ml-auto rounded-br-sm bg-mine',
  ai: 'mr-auto rounded-bl-sm border border-line bg-surface',
  highlight: 'mr-auto rounded-bl-sm border border-line border-l-[3px] border-l-brand bg-surface',
  failed: 'mr-auto rounded-bl-sm border border-emergency bg-emergency-tint',
} as const;

export type BubbleLook = keyof typeof LOOKS;

export function Bubble({ look, children }: { look: BubbleLook; children: ReactNode }) {
  return (
    <div
      data-look={look}
      className={classNames('wrap-anywhere w-fit max-w-[88%] min-w-0 rounded-card px-3.5 py-2.5 text-lg', LOOKS[look])}
    >
      {children}
    </div>
  );
}
