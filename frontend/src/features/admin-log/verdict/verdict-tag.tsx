import { useTexts } from '../../../locales/bilingual';
import { verdictTexts } from '../../../locales/admin-log';
import { VERDICT_STYLES, type VerdictName } from './verdict-styles';

/** The name of a verdict with its icon and colour. */
export function VerdictTag({ verdict }: { verdict: VerdictName }) {
  const t = useTexts(verdictTexts);
  const { icon: Icon, text } = VERDICT_STYLES[verdict];
  return (
    <span className={`inline-flex items-center gap-1 font-semibold ${text}`}>
      <Icon aria-hidden size={16} strokeWidth={2} />
      {t[verdict]}
    </span>
  );
}
