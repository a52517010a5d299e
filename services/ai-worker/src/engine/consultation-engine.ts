import type { EngineReply, Turn } from '@afya/service-contracts';

/** What thinks of the replies. An engine owns no state: all it may know is in the turn. */
export abstract class ConsultationEngine {
  /**
   * Proposes the reply to a turn; the stage table decides afterwards. It stops when `signal` aborts: the time is up, the lease is
   * lost, or the process ends. Whatever it throws counts as a failed attempt.
   */
  abstract reply(turn: Turn, signal: AbortSignal): Promise<EngineReply>;
}
