import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names';

const VARIANTS = {
  default: 'bg-brand text-on-brand border-brand',
  secondary: 'bg-mine text-ink border-mine',
  outline: 'bg-surface text-ink border-edge',
} as const;

export type BadgeVariant = keyof typeof VARIANTS;

export function Badge({ variant = 'default', children }: { variant?: BadgeVariant; children: ReactNode }) {
  return (
    <span
      data-variant={variant}
      className={classNames('inline-block rounded-full border px-2.5 py-0.5 text-xs font-medium', VARIANTS[variant])}
    >
      {children}
    </span>
  );
}
