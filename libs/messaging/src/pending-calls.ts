import { type ErrorCode } from '@afya/contracts';
import { AppError, logger } from '@afya/runtime';
import { type KeyObject } from 'node:crypto';
import { fromWireError, idOf, readReply } from './reply';

/** Told once how a call ended. */
export type Settle = (outcome: { err?: AppError; response?: unknown; isDisposed: true }) => void;

interface PendingCall {
  settle: Settle;
  key: KeyObject;
  timer: NodeJS.Timeout;
}

/** The calls of this process that wait for their replies, each with its deadline. */
export class PendingCalls {
  private readonly calls = new Map<string, PendingCall>();

  constructor(private readonly client: string) {}

  /** `key`: what its reply is encrypted with. */
  add(id: string, { timeoutMs, key, settle }: Omit<PendingCall, 'timer'> & { timeoutMs: number }): void {
    // The immediate lets replies in that arrived while this process was too busy to read them.
    const timer = setTimeout(() => setImmediate(() => this.fail(id, 'RPC_TIMEOUT')), timeoutMs);
    this.calls.set(id, { settle, key, timer });
  }

  /** A reply to a call that is no longer here, or a second one to the same call, is dropped. */
  answer(frame: string): void {
    const id = idOf(frame);
    const pending = this.calls.get(id);
    if (!pending) return;
    const reply = readReply(frame, { client: this.client, id }, pending.key);
    if (!reply) return logger.warn('a reply that is none to its call is dropped');
    const call = this.remove(id)!;
    if (reply.error) call.settle({ err: fromWireError(reply.error), isDisposed: true });
    else call.settle({ response: reply.data, isDisposed: true });
  }

  fail(id: string, code: ErrorCode): void {
    this.remove(id)?.settle({ err: new AppError(code), isDisposed: true });
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
