import type { LogEvent } from '@afya/service-contracts';

/** The columns of an event that the rollup uses. */
export interface RollupRow extends Pick<LogEvent, 'id' | 'type' | 'severity' | 'stage' | 'model' | 'metrics'> {
  /** the hour of the event */
  hour: Date;
  /** of a message */
  language: string | null;
  /** of a diagnosis */
  sealed: string | null;
  has_diagnosis: boolean;
}
