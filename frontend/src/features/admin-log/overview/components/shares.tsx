import { type ReactNode, useId } from 'react';
import { useTexts } from '../../../../locales/bilingual';
import { overviewTexts } from '../../../../locales/overview';
import { useAmounts } from './use-amounts';

export interface Share {
  key: string;
  name: ReactNode;
  count: number;
  /** The class of its colour, as a background. */
  fill: string;
}

interface SharesProps {
  title: string;
  /** What the parts are. */
  partTitle: string;
  /** What is said when there is nothing to share out. */
  none: string;
  shares: readonly Share[];
}

/** The parts of a whole: a bar, and the table that names and counts them. */
export function Shares({ title, partTitle, none, shares }: SharesProps) {
  const t = useTexts(overviewTexts);
  const id = useId();
  const { count, percent } = useAmounts();
  const whole = shares.reduce((sum, share) => sum + share.count, 0);
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-surface p-3"
    >
      <h2 id={id} className="text-sm font-semibold">
        {title}
      </h2>
      {whole === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <>
          <ShareBar shares={shares} />
          <table className="w-full text-xs">
            <caption className="sr-only">{title}</caption>
            <thead>
              <tr className="text-muted">
                <th scope="col" className="py-1 text-left font-normal">
                  {partTitle}
                </th>
                <th scope="col" className="py-1 text-right font-normal">
                  {t.number}
                </th>
                <th scope="col" className="py-1 text-right font-normal">
                  {t.share}
                </th>
              </tr>
            </thead>
            <tbody className="tabular-nums">
              {shares.map((share) => (
                <tr key={share.key} className="border-t border-line">
                  <th scope="row" className="py-1.5 text-left font-normal">
                    <span className="inline-flex items-center gap-1.5">
                      <span aria-hidden className={`size-3 shrink-0 rounded-xs ${share.fill}`} />
                      {share.name}
                    </span>
                  </th>
                  <td className="py-1.5 text-right">{count(share.count)}</td>
                  <td className="py-1.5 text-right">{percent(share.count / whole)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}

/** Parts side by side, with a gap between them so that they are told apart without colours too. */
export function ShareBar({
  shares,
  className = 'h-4',
}: {
  shares: readonly Omit<Share, 'name'>[];
  className?: string;
}) {
  return (
    <div aria-hidden className={`flex gap-0.5 overflow-hidden rounded-xs ${className}`}>
      {shares.map(
        ({ key, count, fill }) =>
          count > 0 && <div key={key} className={`min-w-1 basis-0 ${fill}`} style={{ flexGrow: count }} />,
      )}
    </div>
  );
}
