import {
  type CollectedInfo,
  type Confidence,
  CONFIDENCE_BANNER,
  PROGRESS_STICK_PERCENT,
  requiredInfoProgress,
} from '@afya/contracts';
import { Fragment, type ReactNode } from 'react';
import { classNames } from '../../../lib/class-names';
import { ConfidenceBanner } from './confidence-banner';
import { ProgressStrip } from './progress-strip';

const ROW = 'flex flex-wrap items-stretch gap-x-2 px-3 empty:hidden';

interface StatusRowProps {
  info: CollectedInfo;
  questionsLeft: number;
  confidence: Confidence | null | undefined;
  /** There is a diagnosis: its card shows the confidence, and the strip and the banner scroll away. */
  hasResult: boolean;
  /** What always stays in view: the emergency number, the missing network. */
  notices: readonly ReactNode[];
}

/** The strip and the banner in one row: low values stay in view, high ones scroll away. */
export function StatusRow({ info, questionsLeft, confidence, hasResult, notices }: StatusRowProps) {
  const shown = notices.filter(Boolean);
  const compact = shown.length > 0;
  const { percent } = requiredInfoProgress(info);
  const parts: { key: string; sticks: boolean; content: ReactNode }[] = [
    {
      key: 'strip',
      sticks: percent < PROGRESS_STICK_PERCENT,
      content: <ProgressStrip info={info} questionsLeft={questionsLeft} compact={compact} />,
    },
  ];
  if (confidence) {
    const sticks = confidence.score < CONFIDENCE_BANNER.stick;
    parts.push({ key: 'banner', sticks, content: <ConfidenceBanner confidence={confidence} compact={compact} /> });
  }
  const group = (sticks: boolean) =>
    parts
      .filter((part) => (part.sticks && !hasResult) === sticks)
      .map(({ key, content }) => <Fragment key={key}>{content}</Fragment>);
  return (
    <>
      <div
        data-pinned
        className={classNames(
          'sticky top-0 z-10 -mx-3 border-b border-line bg-surface empty:hidden',
          !compact && 'short:static',
          ROW,
        )}
      >
        {shown.map((notice, index) => (
          <Fragment key={index}>{notice}</Fragment>
        ))}
        {group(true)}
      </div>
      <div className={classNames('relative -mx-3', ROW)}>{group(false)}</div>
    </>
  );
}
