import type { FailoverReason, ModelCall } from '@afya/service-contracts';

/** The caller: a reply with this time left, which ends with this signal. */
export interface CallRequest {
  remainingMs: number;
  signal: AbortSignal;
}

/** Permission for one call. */
export interface Pass {
  denied?: undefined;
  /** Called with the outcome; without one when the call was aborted. Never throws. */
  leave(call?: ModelCall): Promise<void>;
}

/** No call is allowed: the embedded engine answers, for this reason. */
export interface Denial {
  denied: FailoverReason;
}

/** Decides before each call whether it may be made, and records its outcome: circuit breaker, rate limit and budget. */
export interface ModelGate {
  /** Resolves immediately or when the rate limit allows a call. Throws when the signal aborts meanwhile. */
  enter(asking: CallRequest): Promise<Pass | Denial>;
}

/** Allows every call. */
export const OPEN_GATE: ModelGate = { enter: async () => ({ leave: async () => undefined }) };
