import { AlertTriangle, CircleAlert, Info } from 'lucide-react';
import type { AdminLog } from '@afya/contracts';
import { adminLogTexts } from '../../../locales/admin-log';
import { useTexts } from '../../../locales/bilingual';

type Severity = AdminLog['severity'];

export const SEVERITY_TEXTS = {
  error: 'severityError',
  warning: 'severityWarning',
  info: 'severityInfo',
} as const satisfies Record<Severity, string>;

const STYLES = {
  error: { icon: CircleAlert, textClass: 'text-emergency' },
  warning: { icon: AlertTriangle, textClass: 'text-urgent' },
  info: { icon: Info, textClass: 'text-routine' },
} as const;

export function SeverityTag({ severity, className = '' }: { severity: Severity; className?: string }) {
  const t = useTexts(adminLogTexts);
  const { icon: Icon, textClass } = STYLES[severity];
  return (
    <span className={`inline-flex shrink-0 items-center gap-1 self-start ${textClass} ${className}`}>
      <Icon aria-hidden size={16} strokeWidth={1.75} />
      {t[SEVERITY_TEXTS[severity]]}
    </span>
  );
}
