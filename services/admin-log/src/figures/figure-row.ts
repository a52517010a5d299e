import type { LogEvent } from '@afya/service-contracts';

/** What of an event the figures are made of. */
export interface FigureRow extends Pick<LogEvent, 'id' | 'type' | 'severity' | 'stage' | 'model' | 'metrics'> {
  /** the hour it happened in */
  hour: Date;
  /** of a message */
  language: string | null;
  /** of a diagnosis */
  sealed: string | null;
  has_diagnosis: boolean;
}

/** The columns of `FigureRow`; `row` is what the statement calls the row of `event`. */
export const figureColumns = (row: 'event' | 'e' | 'old'): string =>
  `${row}.id, ${row}.type, ${row}.severity, ${row}.stage, ${row}.model, ${row}.metrics,
   date_trunc('hour', ${row}.at, 'UTC') AS hour, ${row}.details->>'language' AS language,
   CASE WHEN ${row}.has_diagnosis THEN ${row}.sealed END AS sealed, ${row}.has_diagnosis`;
