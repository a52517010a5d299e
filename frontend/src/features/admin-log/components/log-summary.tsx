import type { DiagnosisLog } from '@afya/contracts';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names';
import { useFigures } from '../hooks/use-figures';
import { useStageText } from '../hooks/use-stage-text';

interface LogSummaryProps {
  log: Omit<DiagnosisLog, 'diagnosisInfo' | 'verdict'>;
  /** What there is to say in a line of this kind of log. */
  said: ReactNode;
  /** Its most telling figure. */
  last: ReactNode;
}

/** When, at which stage, what, and for how much; what a log does not know leaves its place empty. */
export function LogSummary({ log, said, last }: LogSummaryProps) {
  const { time, cost } = useFigures();
  const stageText = useStageText();
  const { costKES } = log.metrics;
  const hasFigures = costKES !== undefined || last;
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
          hasFigures ? 'xl:col-end-4' : 'xl:-col-end-1',
        )}
      >
        {said}
      </span>
    </>
  );
}
