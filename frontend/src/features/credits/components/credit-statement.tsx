import type { CreditStatement as Statement } from '@afya/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../components/layout/load-failed';
import { Button } from '../../../components/ui/button';
import { Skeleton } from '../../../components/ui/skeleton';
import { relativeTime } from '../../../lib/relative-time';
import { useTexts } from '../../../locales/bilingual';
import { creditStatementTexts } from '../../../locales/credit-statement';
import { useLanguage } from '../../../locales/language';
import { creditStatementOptions } from '../api/get-credit-statement';

type Entry = Statement['entries'][number];

/** What each message cost, refunds with their reason, and purchases. */
export function CreditStatement() {
  const t = useTexts(creditStatementTexts);
  const language = useLanguage();
  const query = useInfiniteQuery(creditStatementOptions);
  const describe = useDescription();
  if (query.isError) return <LoadFailed title={t.statementFailed} query={query} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton className="h-24" />;
  const entries = query.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) return <p className="text-sm text-muted">{t.statementEmpty}</p>;
  return (
    <>
      <ul className="flex flex-col divide-y divide-line text-sm">
        {entries.map((entry) => (
          <li key={entry.id} className="flex items-baseline justify-between gap-3 py-2">
            <span>
              {describe(entry)}
              <time dateTime={entry.at} className="block text-xs text-muted">
                {relativeTime(entry.at, language)}
              </time>
            </span>
            <span className="font-semibold tabular-nums">{signed(entry.credits)}</span>
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="secondary"
          className="w-full"
          disabled={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t.statementMore}
        </Button>
      )}
    </>
  );
}

/** A minus sign instead of a hyphen, which screen readers do not read. */
const signed = (credits: number): string => (credits < 0 ? `−${-credits}` : `+${credits}`);

function useDescription(): (entry: Entry) => string {
  const t = useTexts(creditStatementTexts);
  const kinds = { free: t.freeCredits, purchase: t.purchased, charge: t.charged, refund: t.refunded };
  const reasons = {
    reply_failed: t.refundFailed,
    failover: t.refundFailover,
    file_unread: t.refundUnread,
    stopped: t.refundStopped,
  };
  return ({ kind, reason }) => (reason ? `${kinds[kind]}: ${reasons[reason]}` : kinds[kind]);
}
