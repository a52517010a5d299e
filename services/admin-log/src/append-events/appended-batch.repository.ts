/** The batches that are completely in the log, so that their senders may delete them. */
export abstract class AppendedBatchRepository {
  abstract add(batchId: string): Promise<void>;
  /** Those of the batches that are completely in the log. */
  abstract find(batchIds: readonly string[]): Promise<string[]>;
  /** Deletes batches from before then. A sender that was down for longer sends its batch again, which adds nothing. */
  abstract deleteBefore(time: Date): Promise<void>;
}
