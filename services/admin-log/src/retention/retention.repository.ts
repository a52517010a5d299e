export abstract class RetentionRepository {
  /** Deletes a batch of the oldest events that are past their retention. Returns true when there may be more. */
  abstract deleteEvents(retentionDays: number): Promise<boolean>;
  /** Deletes the erased ids and the verdicts that are past their retention, and sums, counts and names that no screen shows. */
  abstract deleteOtherData(retentionDays: number): Promise<void>;
}
