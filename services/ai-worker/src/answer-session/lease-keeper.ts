import { RpcClient } from '@afya/messaging';
import { logger } from '@afya/runtime';
import { RenewTurn, SYSTEM_ACTOR, type Turn } from '@afya/service-contracts';

/** Holds the lease on a turn's session for as long as the work on it lasts. */
export interface KeptLease {
  /** aborts once another has the lease */
  lost: AbortSignal;
  /** whether this process itself stood still for as long as a lease lasts */
  hasStalled(): boolean;
  release(): void;
}

/**
 * Renews the lease at every third of its length. A renewal that gets no answer is tried again with the next: the commit is
 * refused anyway when the lease has run out meanwhile.
 */
export function keepLease(rpc: RpcClient, turn: Turn): KeptLease {
  const { sessionId, token } = turn;
  const lost = new AbortController();
  let renewing = false;
  let stalled = false;
  let renewedAt = performance.now();
  const hasStalled = () => (stalled ||= performance.now() - renewedAt > turn.leaseMs);
  const renew = async () => {
    hasStalled();
    renewedAt = performance.now();
    if (renewing) return;
    renewing = true;
    try {
      const { renewed } = await rpc.call(RenewTurn, { sessionId, token }, SYSTEM_ACTOR);
      if (!renewed) lost.abort();
    } catch (error) {
      logger.warn({ sessionId, err: error }, 'lease not renewed');
    } finally {
      renewing = false;
    }
  };
  const timer = setInterval(() => void renew(), turn.leaseMs / 3);
  return { lost: lost.signal, hasStalled, release: () => clearInterval(timer) };
}
