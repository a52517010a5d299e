export abstract class IdleOwnerRepository {
  /** Visitors whose account and last activity are older than `days`. Opening a session counts as activity. */
  abstract findIdleVisitors(days: number, limit: number): Promise<string[]>;
  /** Those of the owners who have been active since. */
  abstract findActive(owners: readonly string[], since: Date): Promise<string[]>;
}
