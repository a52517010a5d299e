export abstract class ReconciliationRepository {
  /**
   * Writes wake-up jobs for sessions with pending replies that no worker answers, at most `limit`. Returns their number.
   * `wakeUpMs`: how long a worker has to react to an earlier job.
   */
  abstract wakeAbandoned(options: { limit: number; wakeUpMs: number; leaseMs: number }): Promise<number>;
  /** Deletes old answers to repeated commands and old counts of networks. */
  abstract deleteExpired(): Promise<void>;
}
