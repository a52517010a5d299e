import { type Revealed } from '@afya/contracts';
import { type LogEvent } from '@afya/service-contracts';

export interface RevealQuery {
  sessionId: string;
  /** null: all messages */
  messageId: string | null;
}

export abstract class RevealRepository {
  /**
   * Decrypts messages for an admin, starting at `from`, and writes the event of the reveal in the same transaction. The session is locked,
   * so that an erasure comes entirely before or after it. `eventOf`: null when the reveal was logged before.
   * Refused with SESSION_NOT_FOUND. @throws UnreadableValueError, and then writes no event
   */
  abstract reveal(
    query: RevealQuery,
    from: number,
    eventOf: (stage: string, messageCount: number) => LogEvent | null,
  ): Promise<Revealed['messages']>;
}
