import type { DiagnosisLog } from '@afya/contracts';
import { useFigures } from '../hooks/use-figures';
import { useStageText } from '../hooks/use-stage-text';

/** When, at which stage, for how much and how fast; what a log does not know leaves its place empty. */
export function LogSummary({ log }: { log: Omit<DiagnosisLog, 'diagnosisInfo' | 'verdict'> }) {
  const { time, cost, milliseconds } = useFigures();
  const stageText = useStageText();
  const { costKES, responseTimeMs } = log.metrics;
  return (
    <>
      <time dateTime={log.timestamp}>{time(log.timestamp)}</time>
      <span>{log.consultationStage && stageText(log.consultationStage)}</span>
      <span className="text-right">{costKES !== undefined && cost(costKES)}</span>
      <span className="text-right">{responseTimeMs !== undefined && milliseconds(responseTimeMs)}</span>
    </>
  );
}
