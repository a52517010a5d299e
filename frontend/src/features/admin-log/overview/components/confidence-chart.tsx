import { useMemo } from 'react';
import { useTexts } from '../../../../locales/bilingual';
import { overviewTexts } from '../../../../locales/overview';
import { Chart } from '../charts/chart';
import { useShortFormats } from './use-short-formats';

/** Distribution of the diagnoses' confidence, in steps of ten. */
export function ConfidenceChart({ confidence }: { confidence: readonly number[] }) {
  const t = useTexts(overviewTexts);
  const { count } = useShortFormats();
  const places = useMemo(
    () =>
      confidence.map((_, index) => {
        const last = index === confidence.length - 1 ? 100 : index * 10 + 9;
        return { key: String(index), name: `${index * 10}–${last}`, short: String(index * 10) };
      }),
    [confidence],
  );
  const series = useMemo(() => {
    const total = confidence.reduce((sum, value) => sum + value, 0);
    return [{ name: t.diagnosesCount, style: 'first' as const, values: confidence, total }];
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
