import type { ProgressStep } from '@afya/contracts';
import { RpcClient } from '@afya/messaging';
import { logger } from '@afya/runtime';
import { RenewLease, type ReplyInput, ShowProgress, SYSTEM_ACTOR } from '@afya/service-contracts';

/** Milliseconds before the first step and between two steps: the browser does not poll more often. */
const PROGRESS_MS = 1_000;

/** Renews the lease on a session while a worker answers it. */
export interface RenewedLease {
  /** aborts when another worker has the lease */
  lost: AbortSignal;
  /** whether this process was itself suspended for longer than a lease */
  hasStalled(): boolean;
  release(): void;
}

/**
 * Renews the lease every third of its length. A failed renewal is retried with the next: if the lease has expired meanwhile,
 * the commit is refused anyway.
 */
export function startRenewing(rpc: RpcClient, turn: ReplyInput): RenewedLease {
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
      const { renewed } = await rpc.call(RenewLease, { sessionId, token }, SYSTEM_ACTOR);
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

export interface ProgressReporter {
  report(step: ProgressStep): void;
  /** Stops sending. A call in progress is harmless: consultation ignores steps after the reply. */
  stop(): void;
}

/**
 * Shows the patient the newest step of a pending reply, each once and at most one a second. A reply within the first second shows no
 * step and costs no write. A failed step is not sent again, because the next one is newer.
 */
export function startReporting(rpc: RpcClient, turn: ReplyInput, everyMs = PROGRESS_MS): ProgressReporter {
  const { sessionId, token, replyId } = turn;
  let newest: ProgressStep | undefined;
  let lastShown: ProgressStep | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const show = async () => {
    if (newest !== undefined && newest !== lastShown) {
      lastShown = newest;
      try {
        const { shown } = await rpc.call(ShowProgress, { sessionId, token, replyId, step: lastShown }, SYSTEM_ACTOR);
        stopped ||= !shown;
      } catch (error) {
        logger.debug({ sessionId, replyId, err: error }, 'progress not shown');
      }
    }
    wait();
  };
  // Counted from the end of the last write, so that two steps are never closer.
  const wait = () => {
    if (!stopped) timer = setTimeout(() => void show(), everyMs);
  };
  wait();
  return {
    report: (step) => (newest = step),
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
