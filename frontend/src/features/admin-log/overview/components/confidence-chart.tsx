import { useMemo } from 'react';
import { useTexts } from '../../../../locales/bilingual';
import { overviewTexts } from '../../../../locales/overview';
import { Chart } from '../charts/chart';
import { useAmounts } from './use-amounts';

/** How many diagnoses were given with which confidence, by tens of a hundred. */
export function ConfidenceChart({ confidence }: { confidence: readonly number[] }) {
  const t = useTexts(overviewTexts);
  const { count } = useAmounts();
  const places = useMemo(
    () =>
      confidence.map((_, ten) => {
        const last = ten === confidence.length - 1 ? 100 : ten * 10 + 9;
        return { key: String(ten), name: `${ten * 10}–${last}`, short: String(ten * 10) };
      }),
    [confidence],
  );
  const series = useMemo(() => {
    const whole = confidence.reduce((sum, value) => sum + value, 0);
    return [{ name: t.diagnosesCount, look: 'first' as const, values: confidence, whole }];
  }, [confidence, t]);
  return (
    <Chart
      title={t.confidence}
      placeTitle={t.confidenceRange}
      wholeName={t.allDiagnoses}
      places={places}
      series={series}
      format={count}
    />
  );
}
