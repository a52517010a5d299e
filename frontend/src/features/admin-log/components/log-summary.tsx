import type { DiagnosisLog } from '@afya/contracts';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names';
import { useFormats } from '../hooks/use-formats';
import { useStageText } from '../hooks/use-stage-text';

interface LogSummaryProps {
  log: Omit<DiagnosisLog, 'diagnosisInfo' | 'verdict'>;
  /** Summary specific to this kind of log. */
  facts: ReactNode;
  /** The most important metric of the log. */
  last: ReactNode;
}

/** Time, stage, facts and cost of a log; missing values leave their cell empty. */
export function LogSummary({ log, facts, last }: LogSummaryProps) {
  const { time, cost } = useFormats();
  const stageText = useStageText();
  const { costKES } = log.metrics;
  const hasMetrics = costKES !== undefined || last;
  return (
    <>
      <time dateTime={log.timestamp}>{time(log.timestamp)}</time>
      <span>{log.consultationStage && stageText(log.consultationStage)}</span>
      <span className="text-right xl:col-start-4">{costKES !== undefined && cost(costKES)}</span>
      <span className="text-right xl:col-start-5">{last}</span>
      {/* beside the stage where there is room for it, else in a line of its own */}
      <span
        className={classNames(
          'empty:hidden max-md:line-clamp-2 max-md:basis-full md:col-span-full md:truncate xl:col-start-3 xl:row-start-1',
          hasMetrics ? 'xl:col-end-4' : 'xl:-col-end-1',
        )}
      >
        {facts}
      </span>
    </>
  );
}
