import type { Verdict } from '@afya/contracts';
import { useTexts } from '../../../locales/bilingual';
import { verdictTexts } from '../../../locales/verdict';
import { useFigures } from '../hooks/use-figures';
import { VERDICT_LOOKS } from './verdict-look';

export function GivenVerdict({ verdict: { verdict, note, at } }: { verdict: Verdict }) {
  const t = useTexts(verdictTexts);
  const { time } = useFigures();
  const { icon: Icon, text } = VERDICT_LOOKS[verdict];
  return (
    <div className="flex flex-col">
      <p className="flex flex-wrap items-center gap-x-2">
        <span className={`inline-flex items-center gap-1 font-semibold ${text}`}>
          <Icon aria-hidden size={16} strokeWidth={2} />
          {t[verdict]}
        </span>
        <time dateTime={at} className="text-xs text-muted tabular-nums">
          {t.given({ time: time(at) })}
        </time>
      </p>
      {note && <p className="max-w-prose whitespace-pre-wrap wrap-anywhere">{note}</p>}
    </div>
  );
}
