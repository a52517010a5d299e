import type { FailoverReason, ModelCall } from '@afya/service-contracts';

/** Decides before each call whether it may be made, and learns how it ended: the place of a breaker, a rate and a budget. */
export interface ModelGate {
  /** Null: go on, at once or when it is one's turn. A reason: no call now, the embedded engine answers. */
  enter(signal: AbortSignal): Promise<FailoverReason | null>;
  leave(call: ModelCall): Promise<void>;
}

/** Lets every call through. */
export const OPEN_GATE: ModelGate = { enter: async () => null, leave: async () => undefined };
