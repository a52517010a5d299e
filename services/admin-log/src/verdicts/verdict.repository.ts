import type { Verdict } from '@afya/contracts';
import type { LogEvent } from '@afya/service-contracts';

/** A verdict of the admin `by` on a diagnosis. */
export interface GivenVerdict extends Pick<Verdict, 'verdict' | 'note'> {
  eventId: string;
  by: string;
}

/** What the event of a verdict needs of its diagnosis. */
export interface JudgedDiagnosis {
  sessionId: string | null;
  stage: string | null;
}

/** Verdicts on diagnoses, one per admin. */
export abstract class VerdictRepository {
  /** The newest verdict on each of these diagnoses, by the id of the event. */
  abstract newestOf(eventIds: readonly string[]): Promise<Map<string, Verdict>>;
  /**
   * Stores a verdict, which replaces an earlier one of the same admin, counts it and appends its event, in one transaction. Returns the
   * stored verdict: the earlier one if it says the same, and null when the event is no diagnosis of the log; then nothing is written.
   */
  abstract give(verdict: GivenVerdict, toEvent: (diagnosis: JudgedDiagnosis) => LogEvent): Promise<Verdict | null>;
}
