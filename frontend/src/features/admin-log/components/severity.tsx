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

const LOOKS = {
  error: { icon: CircleAlert, look: 'text-emergency' },
  warning: { icon: AlertTriangle, look: 'text-urgent' },
  info: { icon: Info, look: 'text-routine' },
} as const;

export function SeverityTag({ severity, className = '' }: { severity: Severity; className?: string }) {
  const t = useTexts(adminLogTexts);
  const { icon: Icon, look } = LOOKS[severity];
  return (
    <span className={`inline-flex shrink-0 items-center gap-1 self-start ${look} ${className}`}>
      <Icon aria-hidden size={16} strokeWidth={1.75} />
      {t[SEVERITY_TEXTS[severity]]}
    </span>
  );
}
