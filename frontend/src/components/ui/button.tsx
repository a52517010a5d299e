import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names';

const VARIANTS = {
  // A disabled primary button must stay readable: it shows the price.
  primary:
    'bg-brand text-on-brand font-semibold hover:opacity-90 disabled:bg-line disabled:text-muted disabled:opacity-100',
  secondary: 'bg-surface text-ink border border-edge hover:bg-ground disabled:opacity-55',
  quiet: 'text-ink hover:bg-line/60 disabled:opacity-55',
  danger: 'bg-surface text-emergency border border-emergency font-semibold hover:bg-emergency-tint',
} as const;

export type ButtonVariant = keyof typeof VARIANTS;

/** Button styles for links. */
export function buttonClass(variant: ButtonVariant = 'primary', extra = ''): string {
  return classNames(
    'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-4 py-2 text-sm no-underline',
    'disabled:cursor-not-allowed aria-disabled:opacity-55',
    VARIANTS[variant],
    extra,
  );
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
}

export function Button({ variant = 'primary', className = '', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(variant, className)} {...rest} />;
}
