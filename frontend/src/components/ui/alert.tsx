import { AlertTriangle, Info, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names';

const TONES: Record<'danger' | 'warning' | 'info', { className: string; icon: LucideIcon }> = {
  danger: { className: 'bg-emergency-tint border-emergency text-emergency', icon: AlertTriangle },
  warning: { className: 'bg-urgent-tint border-urgent text-urgent', icon: AlertTriangle },
  info: { className: 'bg-routine-tint border-routine text-routine', icon: Info },
};

interface AlertProps {
  tone?: keyof typeof TONES;
  title?: string | undefined;
  children?: ReactNode;
  /** Buttons that help to resolve the problem. */
  actions?: ReactNode;
  /** `alert` interrupts a screen reader; `note` is read as part of the page. */
  role?: 'alert' | 'note' | 'status';
}

export function Alert({ tone = 'danger', title, children, actions, role = 'alert' }: AlertProps) {
  const { className, icon: Icon } = TONES[tone];
  return (
    <div role={role} className={classNames('flex gap-3 rounded-card border p-3 text-sm', className)}>
      <Icon aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 shrink-0 max-md:short:hidden" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-ink">{children}</div>}
        {actions && <div className="mt-2 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
