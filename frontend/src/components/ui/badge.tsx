import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names';

const LOOKS = {
  default: 'bg-brand text-on-brand border-brand',
  secondary: 'bg-mine text-ink border-mine',
  outline: 'bg-surface text-ink border-edge',
} as const;

export type BadgeLook = keyof typeof LOOKS;

export function Badge({ look = 'default', children }: { look?: BadgeLook; children: ReactNode }) {
  return (
    <span
      data-look={look}
      className={classNames('inline-block rounded-full border px-2.5 py-0.5 text-xs font-medium', LOOKS[look])}
    >
      {children}
    </span>
  );
}
