import type { Verdict } from '@afya/contracts';
import { useTexts } from '../../../locales/bilingual';
import { verdictTexts } from '../../../locales/admin-log';
import { useFormats } from '../hooks/use-formats';
import { VerdictTag } from './verdict-tag';

export function GivenVerdict({ verdict: { verdict, note, at } }: { verdict: Verdict }) {
  const t = useTexts(verdictTexts);
  const { time } = useFormats();
  return (
    <div className="flex flex-col">
      <p className="flex flex-wrap items-center gap-x-2">
        <VerdictTag verdict={verdict} />
        <time dateTime={at} className="text-xs text-muted tabular-nums">
          {t.given({ time: time(at) })}
        </time>
      </p>
      {note && <p className="max-w-prose whitespace-pre-wrap wrap-anywhere">{note}</p>}
    </div>
  );
}
