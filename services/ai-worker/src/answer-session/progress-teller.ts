import type { ProgressStep } from '@afya/contracts';
import { RpcClient } from '@afya/messaging';
import { logger } from '@afya/runtime';
import { ShowProgress, SYSTEM_ACTOR, type Turn } from '@afya/service-contracts';

/** Milliseconds between two steps that are shown, and before the first: the browser asks no more often. */
export const PROGRESS_MS = 1_000;

export interface ProgressTeller {
  tell(step: ProgressStep): void;
  /** Nothing is told from now on. One that is under way does no harm: consultation drops what comes after the reply. */
  stop(): void;
}

/**
 * Shows the patient the newest step of a turn, each once and at most one a second. A reply that is there within the second shows
 * none and costs no write. A step that does not arrive is not told again: the next one is newer.
 */
export function tellProgress(rpc: RpcClient, turn: Turn, everyMs = PROGRESS_MS): ProgressTeller {
  const { sessionId, token, replyId } = turn;
  let newest: ProgressStep | undefined;
  let told: ProgressStep | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const show = async () => {
    if (newest !== undefined && newest !== told) {
      told = newest;
      try {
        const { shown } = await rpc.call(ShowProgress, { sessionId, token, replyId, step: told }, SYSTEM_ACTOR);
        stopped ||= !shown;
      } catch (error) {
        logger.debug({ sessionId, replyId, err: error }, 'progress not shown');
      }
    }
    wait();
  };
  // counted from when the last one was written, so that no two are closer to each other
  const wait = () => {
    if (!stopped) timer = setTimeout(() => void show(), everyMs);
  };
  wait();
  return {
    tell: (step) => (newest = step),
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
