import type { EventType, Overview, OverviewBucket } from '@afya/contracts';
import { useMemo } from 'react';
import { useTexts } from '../../../../locales/bilingual';
import { overviewTexts } from '../../../../locales/overview';
import { Chart } from '../charts/chart';
import type { LogKind, SeriesStyle, Series } from '../charts/series';
import { useShortFormats } from './use-short-formats';
import { useTimePlaces } from './use-time-places';

/** Charts of the period by hour, day or week. */
export function TimeCharts({ overview }: { overview: Overview }) {
  const t = useTexts(overviewTexts);
  const { count, shillings, evenShillings, duration } = useShortFormats();
  const places = useTimePlaces(overview);
  const charts = useMemo(() => {
    const series = (field: keyof Omit<OverviewBucket, 'at'>, name: string, style: SeriesStyle): Series => ({
      name,
      style,
      values: overview.buckets.map((bucket) => bucket[field]),
      total: overview.totals[field],
    });
    return [
      {
        title: t.consultations,
        series: [series('consultations', t.consultations, 'first')],
        logKinds: [events(t.consultations, 'session_created')],
        format: count,
      },
      {
        title: t.messagesAndReplies,
        series: [series('messages', t.messages, 'first'), series('replies', t.replies, 'second')],
        logKinds: [events(t.messages, 'message_accepted'), events(t.replies, 'reply')],
        format: count,
      },
      {
        title: t.costInKes,
        series: [series('costKES', t.cost, 'first')],
        logKinds: [events(t.cost, 'engine_call')],
        format: shillings,
        axis: evenShillings,
        integers: false,
      },
      {
        title: t.tokens,
        series: [series('tokens', t.tokens, 'first')],
        logKinds: [events(t.tokens, 'engine_call')],
        format: count,
      },
      {
        title: t.latency,
        series: [series('latencyP50Ms', t.latencyMedian, 'first'), series('latencyP95Ms', t.latencyP95, 'second')],
        logKinds: [events(t.replies, 'reply')],
        format: duration,
        kind: 'lines' as const,
        integers: false,
      },
      {
        title: t.errorsAndFlags,
        series: [series('errors', t.errors, 'alarm'), series('redFlags', t.redFlags, 'warning')],
        logKinds: [{ name: t.errors, logs: { tab: 'errors' } }, events(t.redFlags, 'red_flag')],
        format: count,
      },
      {
        title: t.failoversAndRefunds,
        series: [
          series('failovers', t.failovers, 'alarm'),
          series('refunds', t.refunds, 'first'),
          series('warnings', t.warnings, 'warning'),
        ],
        logKinds: [
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

const events = (name: string, eventType: EventType): LogKind => ({ name, logs: { eventType } });
