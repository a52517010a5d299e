import { type Overview, VERDICTS } from '@afya/contracts';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../../../../components/ui/visually-hidden';
import { useTexts } from '../../../../locales/bilingual';
import { overviewTexts } from '../../../../locales/overview';
import { verdictTexts } from '../../../../locales/admin-log';
import { VERDICT_STYLES } from '../../verdict/verdict-styles';
import { logsPeriod } from './logs-period';
import { ShareBar } from './shares';
import { useShortFormats } from './use-short-formats';

type TopDiagnosis = Overview['topDiagnoses'][number];

/** The most frequent diagnoses with the clinicians' verdicts; the first column also shows bars. */
export function TopDiagnoses({ overview }: { overview: Overview }) {
  const t = useTexts(overviewTexts);
  const verdicts = useTexts(verdictTexts);
  const id = useId();
  const { topDiagnoses: top, from, to } = overview;
  const period = logsPeriod(Date.parse(from), Date.parse(to));
  const logsOf = ({ name }: TopDiagnosis) => `/admin?${new URLSearchParams({ tab: 'diagnoses', q: name, ...period })}`;
  const maxCount = Math.max(...top.map(({ count }) => count));
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-2 rounded-card border border-line bg-surface p-3"
    >
      <h2 id={id} className="text-sm font-semibold">
        {t.topDiagnoses}
      </h2>
      {top.length === 0 ? (
        <p className="text-muted">{t.noDiagnoses}</p>
      ) : (
        <>
          <p className="text-xs text-muted">{t.topDiagnosesText}</p>
          <VerdictLegend />
          <table className="w-full text-xs">
            <caption className="sr-only">{t.topDiagnoses}</caption>
            <thead>
              <tr className="text-muted">
                <th scope="col" className="py-1 text-left font-normal">
                  {t.diagnosis}
                </th>
                <th scope="col" className="py-1 pl-2 text-right font-normal">
                  {t.number}
                </th>
                {VERDICTS.map((verdict) => {
                  const { icon: Icon, text } = VERDICT_STYLES[verdict];
                  return (
                    <th key={verdict} scope="col" className="w-8 py-1">
                      <Icon aria-hidden size={16} strokeWidth={2} className={`ml-auto ${text}`} />
                      <VisuallyHidden>{verdicts[verdict]}</VisuallyHidden>
                    </th>
                  );
                })}
              </tr>
            </thead>
            <tbody>
              {top.map((diagnosis) => (
                <Row key={diagnosis.name} diagnosis={diagnosis} maxCount={maxCount} href={logsOf(diagnosis)} />
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}

function Row({ diagnosis, maxCount, href }: { diagnosis: TopDiagnosis; maxCount: number; href: string }) {
  const { count } = useShortFormats();
  const { name, count: total } = diagnosis;
  const verdictShares = VERDICTS.map((verdict) => ({
    key: verdict,
    count: diagnosis[verdict],
    fill: VERDICT_STYLES[verdict].fill,
  }));
  const unjudgedCount = total - verdictShares.reduce((sum, part) => sum + part.count, 0);
  const shares = [...verdictShares, { key: 'rest', count: Math.max(0, unjudgedCount), fill: 'bg-edge/50' }];
  return (
    <tr className="border-t border-line align-top tabular-nums">
      <th scope="row" className="py-1 text-left font-normal">
        <Link to={href} lang="en" className="inline-flex min-h-8 items-center text-sm text-brand wrap-anywhere">
          {name}
        </Link>
        <div style={{ width: `${(100 * total) / maxCount}%` }}>
          <ShareBar shares={shares} className="mb-1 h-2" />
        </div>
      </th>
      <td className="py-2.5 pl-2 text-right">{count(total)}</td>
      {VERDICTS.map((verdict) => (
        <td key={verdict} className="py-2.5 pl-2 text-right">
          {count(diagnosis[verdict])}
        </td>
      ))}
    </tr>
  );
}

/** Explains the icons of the columns and the colours of the bars. */
function VerdictLegend() {
  const t = useTexts(overviewTexts);
  const verdicts = useTexts(verdictTexts);
  return (
    <ul aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
      {VERDICTS.map((verdict) => {
        const { icon: Icon, text, fill } = VERDICT_STYLES[verdict];
        return (
          <li key={verdict} className="inline-flex items-center gap-1">
            <span className={`size-3 rounded-xs ${fill}`} />
            <Icon size={14} strokeWidth={2} className={text} />
            {verdicts[verdict]}
          </li>
        );
      })}
      <li className="inline-flex items-center gap-1">
        <span className="size-3 rounded-xs bg-edge/50" />
        {t.notJudged}
      </li>
    </ul>
  );
}
