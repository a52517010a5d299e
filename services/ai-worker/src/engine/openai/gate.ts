import type { FailoverReason, ModelCall } from '@afya/service-contracts';

/** Who asks: a reply that has so much time left and ends with this signal. */
export interface Asking {
  remainingMs: number;
  signal: AbortSignal;
}

/** One call may be made now. */
export interface Pass {
  denied?: undefined;
  /** To be told how the call ended; without a call where it came to no end of its own. Never throws. */
  leave(call?: ModelCall): Promise<void>;
}

/** No call now: the embedded engine answers, for this reason. */
export interface Denial {
  denied: FailoverReason;
}

/** Decides before each call whether it may be made, and learns how it ended: the place of a breaker, a rate and a budget. */
export interface ModelGate {
  /** Answers at once or when it is one's turn. Throws when the signal aborts meanwhile. */
  enter(asking: Asking): Promise<Pass | Denial>;
}

/** Lets every call through. */
export const OPEN_GATE: ModelGate = { enter: async () => ({ leave: async () => undefined }) };
