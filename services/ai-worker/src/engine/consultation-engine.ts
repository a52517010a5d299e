import type { ProgressStep } from '@afya/contracts';
import type { EngineReply, ReplyInput } from '@afya/service-contracts';

/** Called with the current step of an engine, as often as it likes; never with its result. */
export type OnProgress = (step: ProgressStep) => void;

/** Generates replies. An engine has no state: all its input is in the turn. */
export abstract class ConsultationEngine {
  /**
   * Proposes the reply to a turn; the stage table decides afterwards. It stops when `signal` aborts: no time left, lease
   * lost, or the process stops. Any error counts as a failed attempt. A slow engine reports its steps to `onProgress`.
   * `startedAt` (performance.now()): when the time for the reply began, if that was before the call.
   */
  abstract reply(
    turn: ReplyInput,
    signal: AbortSignal,
    onProgress?: OnProgress,
    startedAt?: number,
  ): Promise<EngineReply>;
}
