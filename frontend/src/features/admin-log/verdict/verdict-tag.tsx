import { useTexts } from '../../../locales/bilingual';
import { verdictTexts } from '../../../locales/verdict';
import { VERDICT_LOOKS, type VerdictName } from './verdict-look';

/** A verdict in a word, with its icon and colour. */
export function VerdictTag({ verdict }: { verdict: VerdictName }) {
  const t = useTexts(verdictTexts);
  const { icon: Icon, text } = VERDICT_LOOKS[verdict];
  return (
    <span className={`inline-flex items-center gap-1 font-semibold ${text}`}>
      <Icon aria-hidden size={16} strokeWidth={2} />
      {t[verdict]}
    </span>
  );
}
