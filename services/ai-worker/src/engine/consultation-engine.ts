import type { ProgressStep } from '@afya/contracts';
import type { EngineReply, Turn } from '@afya/service-contracts';

/** Told what an engine does now, as often as it likes; never what comes of it. */
export type OnProgress = (step: ProgressStep) => void;

/** What thinks of the replies. An engine owns no state: all it may know is in the turn. */
export abstract class ConsultationEngine {
  /**
   * Proposes the reply to a turn; the stage table decides afterwards. It stops when `signal` aborts: the time is up, the lease is
   * lost, or the process ends. Whatever it throws counts as a failed attempt. One that takes long tells `onProgress` what it does.
   */
  abstract reply(turn: Turn, signal: AbortSignal, onProgress?: OnProgress): Promise<EngineReply>;
}
