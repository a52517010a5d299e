import { type ReactNode, useId } from 'react';
import { useTexts } from '../../../../locales/bilingual';
import { overviewTexts } from '../../../../locales/overview';
import { useShortFormats } from './use-short-formats';

export interface Share {
  key: string;
  name: ReactNode;
  count: number;
  /** Background class of its colour. */
  fill: string;
}

interface SharesProps {
  title: string;
  /** Heading of the names. */
  partTitle: string;
  /** Shown when there are no values. */
  none: string;
  shares: readonly Share[];
}

/** Shares of a total, as a bar and a table. */
export function Shares({ title, partTitle, none, shares }: SharesProps) {
  const t = useTexts(overviewTexts);
  const id = useId();
  const { count, percent } = useShortFormats();
  const total = shares.reduce((sum, share) => sum + share.count, 0);
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-surface p-3"
    >
      <h2 id={id} className="text-sm font-semibold">
        {title}
      </h2>
      {total === 0 ? (
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
                  <td className="py-1.5 text-right">{percent(share.count / total)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}

/** Shares as a bar, with gaps so that they can be distinguished without colour. */
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
