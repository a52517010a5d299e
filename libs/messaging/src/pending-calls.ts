import { type ErrorCode } from '@afya/contracts';
import { AppError, logger } from '@afya/runtime';
import { type KeyObject } from 'node:crypto';
import { fromWireError, idOf, readReply } from './reply';

/** Called once with the outcome of a call. */
export type OnOutcome = (outcome: { err?: AppError; response?: unknown; isDisposed: true }) => void;

interface PendingCall {
  onOutcome: OnOutcome;
  key: KeyObject;
  timer: NodeJS.Timeout;
}

/** The calls of this process that wait for a reply, each with its deadline. */
export class PendingCalls {
  private readonly calls = new Map<string, PendingCall>();

  constructor(private readonly client: string) {}

  /** `key` decrypts the reply. */
  add(id: string, { timeoutMs, key, onOutcome }: Omit<PendingCall, 'timer'> & { timeoutMs: number }): void {
    // The immediate first reads replies that arrived while this process was too busy.
    const timer = setTimeout(() => setImmediate(() => this.fail(id, 'RPC_TIMEOUT')), timeoutMs);
    this.calls.set(id, { onOutcome, key, timer });
  }

  /** Drops a reply to a call that no longer waits, and a second reply to the same call. */
  answer(frame: string): void {
    const id = idOf(frame);
    const pending = this.calls.get(id);
    if (!pending) return;
    const reply = readReply(frame, { client: this.client, id }, pending.key);
    if (!reply) return logger.warn('reply dropped: not a reply to its call');
    const call = this.remove(id)!;
    if (reply.error) call.onOutcome({ err: fromWireError(reply.error), isDisposed: true });
    else call.onOutcome({ response: reply.data, isDisposed: true });
  }

  fail(id: string, code: ErrorCode): void {
    this.remove(id)?.onOutcome({ err: new AppError(code), isDisposed: true });
  }

  failAll(code: ErrorCode): void {
    for (const id of [...this.calls.keys()]) this.fail(id, code);
  }

  remove(id: string): PendingCall | undefined {
    const call = this.calls.get(id);
    clearTimeout(call?.timer);
    this.calls.delete(id);
    return call;
  }
}
