import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ChartNoAxesColumn } from 'lucide-react';
import { LoadFailed } from '../../../components/layout/load-failed';
import { isStatus } from '../../../lib/api-error';
import { useTexts } from '../../../locales/bilingual';
import { overviewTexts } from '../../../locales/overview';
import { AdminRefused } from '../components/admin-refused';
import { LoginNeeded } from '../components/login-needed';
import { overviewOptions } from './api/get-overview';
import { ConfidenceChart } from './components/confidence-chart';
import { FailoverNotice } from './components/failover-notice';
import { HeadlineMetrics } from './components/headline-metrics';
import { OverviewLoading } from './components/overview-loading';
import { PeriodPicker } from './components/period-picker';
import { LanguageShares, VerdictShares } from './components/share-cards';
import { TimeCharts } from './components/time-charts';
import { TopDiagnoses } from './components/top-diagnoses';
import { useRangeText } from './components/use-time-places';
import { rangesOf } from './period/period';
import { usePeriodChoice } from './period/use-period-choice';

/** Metrics of a period, as totals and charts. */
export function OverviewScreen() {
  const t = useTexts(overviewTexts);
  const rangeText = useRangeText();
  const queryClient = useQueryClient();
  const { choice, setChoice, now, refreshNow } = usePeriodChoice();
  const ranges = rangesOf(choice, now);
  const current = useQuery({ ...overviewOptions(ranges.current), placeholderData: keepPreviousData });
  const previous = useQuery(overviewOptions(ranges.previous));
  const { data, error, isPlaceholderData } = current;
  if (isStatus(error, 401)) return <LoginNeeded />;
  if (isStatus(error, 403)) return <AdminRefused error={error} />;
  const refresh = () => {
    refreshNow();
    void queryClient.invalidateQueries({ queryKey: ['admin', 'overview'] });
  };
  const isFailed = error !== null || (current.fetchStatus === 'paused' && (!data || isPlaceholderData));
  const periods = { period: rangeText(ranges.current), before: rangeText(ranges.previous) };
  return (
    <>
      <PeriodPicker choice={choice} now={now} onChoose={setChoice} onRefresh={refresh} />
      <FailoverNotice />
      <p className="text-muted">{t.compared(periods)}</p>
      {isFailed && <LoadFailed title={t.failed} query={current} onRetry={() => void current.refetch()} />}
      {!data && !isFailed && <OverviewLoading />}
      {data && !isFailed && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-55' : ''}>
          <Metrics overview={data} previous={previous.isError ? null : previous.data?.totals} />
        </div>
      )}
    </>
  );
}

type MetricsProps = Parameters<typeof TopDiagnoses>[0] & Pick<Parameters<typeof HeadlineMetrics>[0], 'previous'>;

function Metrics({ overview, previous }: MetricsProps) {
  const t = useTexts(overviewTexts);
  const { totals } = overview;
  const isEmpty = Object.values(totals).every((total) => !total);
  return (
    <div className="flex flex-col gap-4">
      <HeadlineMetrics totals={totals} previous={previous} />
      {isEmpty ? (
        <div className="flex flex-col items-center gap-2 px-4 py-10 text-center">
          <ChartNoAxesColumn aria-hidden size={32} strokeWidth={1.5} className="text-muted" />
          <p className="font-semibold">{t.none}</p>
          <p className="text-muted">{t.noneText}</p>
        </div>
      ) : (
        <>
          <p className="text-muted">{t.chartHint}</p>
          <div className="grid grid-cols-1 gap-3 lg:grid-cols-2">
            <TimeCharts overview={overview} />
            <TopDiagnoses overview={overview} />
            <ConfidenceChart confidence={overview.confidence} />
            <div className="flex min-w-0 flex-col gap-3">
              <LanguageShares languages={overview.languages} />
              <VerdictShares verdicts={overview.verdicts} />
            </div>
          </div>
        </>
      )}
    </div>
  );
}
