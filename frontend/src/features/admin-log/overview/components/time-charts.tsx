import type { EventType, Overview, OverviewBucket } from '@afya/contracts';
import { useMemo } from 'react';
import { useTexts } from '../../../../locales/bilingual';
import { overviewTexts } from '../../../../locales/overview';
import { Chart } from '../charts/chart';
import type { Counted, Look, Series } from '../charts/series';
import { useAmounts } from './use-amounts';
import { usePlaces } from './use-times';

/** What happened hour by hour, day by day or week by week. */
export function TimeCharts({ overview }: { overview: Overview }) {
  const t = useTexts(overviewTexts);
  const { count, shillings, evenShillings, duration } = useAmounts();
  const places = usePlaces(overview);
  const charts = useMemo(() => {
    const of = (field: keyof Omit<OverviewBucket, 'at'>, name: string, look: Look): Series => ({
      name,
      look,
      values: overview.buckets.map((bucket) => bucket[field]),
      whole: overview.totals[field],
    });
    return [
      {
        title: t.consultations,
        series: [of('consultations', t.consultations, 'first')],
        counted: [events(t.consultations, 'session_created')],
        format: count,
      },
      {
        title: t.messagesAndReplies,
        series: [of('messages', t.messages, 'first'), of('replies', t.replies, 'second')],
        counted: [events(t.messages, 'message_accepted'), events(t.replies, 'reply')],
        format: count,
      },
      {
        title: t.costInKes,
        series: [of('costKES', t.cost, 'first')],
        counted: [events(t.cost, 'engine_call')],
        format: shillings,
        axis: evenShillings,
        whole: false,
      },
      {
        title: t.tokens,
        series: [of('tokens', t.tokens, 'first')],
        counted: [events(t.tokens, 'engine_call')],
        format: count,
      },
      {
        title: t.latency,
        series: [of('latencyP50Ms', t.latencyMiddle, 'first'), of('latencyP95Ms', t.latencySlow, 'second')],
        counted: [events(t.replies, 'reply')],
        format: duration,
        kind: 'lines' as const,
        whole: false,
      },
      {
        title: t.errorsAndFlags,
        series: [of('errors', t.errors, 'alarm'), of('redFlags', t.redFlags, 'warning')],
        counted: [{ name: t.errors, logs: { tab: 'errors' } }, events(t.redFlags, 'red_flag')],
        format: count,
      },
      {
        title: t.failoversAndRefunds,
        series: [
          of('failovers', t.failovers, 'alarm'),
          of('refunds', t.refunds, 'first'),
          of('warnings', t.warnings, 'warning'),
        ],
        counted: [
          events(t.failovers, 'failover'),
          events(t.refunds, 'credits_refunded'),
          { name: t.warnings, logs: { tab: 'warnings' } },
        ],
        format: count,
      },
    ];
  }, [overview, t, count, shillings, evenShillings, duration]);
  return charts.map((chart) => (
    <Chart key={chart.title} {...chart} places={places} placeTitle={t.time} wholeName={t.wholePeriod} />
  ));
}

const events = (name: string, eventType: EventType): Counted => ({ name, logs: { eventType } });
