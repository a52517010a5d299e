import { type KeyObject, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AppError, currentTraceparent } from '@afya/runtime';
import { type Actor, RPC_DEADLINE_MS, type RpcContract, type ServiceName } from '@afya/service-contracts';
import { ClientProxy, type ReadPacket } from '@nestjs/microservices';
import { clientKey } from './client-keys';
import { ReplyLane, RequestLane } from './client-lanes';
import { type Header, writeCall } from './envelope';
import { MAX_WAITING, REDIS_ANSWER_MS } from './limits';
import { PendingCalls, type OnOutcome } from './pending-calls';
import { type RpcKeys } from './rpc-keys';

const CONNECTION_CHECK_MS = 10;

export interface RpcClientOptions {
  redisUrl: string;
  /** of the calling service; sign and encrypt the calls */
  keys: RpcKeys;
  /** maximum of waiting calls to one service, of all callers */
  maxWaiting?: number;
}

export interface OutgoingCall {
  contract: RpcContract;
  request: unknown;
  actor: Actor;
}

/** Nest's client side of RedisStreamsServer. */
export class RedisStreamsClientProxy extends ClientProxy {
  private readonly client: string;
  private readonly callees = new Map<ServiceName, { secret: KeyObject; key: KeyObject }>();
  private readonly pending: PendingCalls;
  private readonly requests: RequestLane;
  private readonly replies: ReplyLane;
  private wasConnected = false;
  private lastId = 0;

  constructor(private readonly options: RpcClientOptions) {
    super();
    const { redisUrl, keys, maxWaiting = MAX_WAITING } = options;
    this.client = `${keys.self}:${randomUUID()}`;
    this.pending = new PendingCalls(this.client);
    const onLost = () => this.pending.failAll('RPC_UNAVAILABLE');
    this.requests = new RequestLane({ redisUrl, name: `${this.client}:requests`, maxWaiting, onLost });
    const onReply = (frame: string) => this.pending.answer(frame);
    this.replies = new ReplyLane({ redisUrl, client: this.client, onReply, onLost });
  }

  isConnected(): boolean {
    const connected = this.requests.isOpen() && this.replies.isOpen();
    this.wasConnected ||= connected;
    return connected;
  }

  /** Waits for the first connection, for REDIS_ANSWER_MS at most; a lost connection is reported at once. */
  async connect(): Promise<void> {
    // Pauses are counted, not milliseconds: while this process is too busy it cannot read Redis' answers.
    for (let pauses = 0; !this.isConnected(); pauses += 1) {
      if (this.wasConnected || pauses >= REDIS_ANSWER_MS / CONNECTION_CHECK_MS) throw new AppError('RPC_UNAVAILABLE');
      await pause(CONNECTION_CHECK_MS);
    }
  }

  close(): void {
    this.pending.failAll('RPC_UNAVAILABLE');
    this.requests.close();
    this.replies.close();
  }

  unwrap<Native>(): Native {
    return { requests: this.requests, replies: this.replies } as Native;
  }

  protected publish({ data: call }: ReadPacket<OutgoingCall>, onOutcome: OnOutcome): () => void {
    const id = (++this.lastId).toString(36);
    const timeoutMs = RPC_DEADLINE_MS[call.contract.kind];
    const { service } = call.contract;
    const { secret, key } = this.keysOf(service);
    const body = { actor: call.actor, data: call.request };
    const written = writeCall(this.address(call, id, timeoutMs), body, { service, secret, key });
    if (!written) {
      onOutcome({ err: new AppError('RPC_TOO_LARGE'), isDisposed: true });
      return () => undefined;
    }
    this.pending.add(id, { timeoutMs, key, onOutcome });
    this.requests.send(service, { ...written, refuse: (code) => this.pending.fail(id, code) });
    return () => void this.pending.remove(id);
  }

  /** Events go through the queue, which stores them. */
  protected dispatchEvent(): Promise<never> {
    return Promise.reject(new Error('This transport carries calls only'));
  }

  private keysOf(service: ServiceName): { secret: KeyObject; key: KeyObject } {
    let keys = this.callees.get(service);
    if (!keys) {
      const secret = this.options.keys.toCallee(service);
      keys = { secret, key: clientKey(secret, this.client) };
      this.callees.set(service, keys);
    }
    return keys;
  }

  private address({ contract }: OutgoingCall, id: string, timeoutMs: number): Header {
    return {
      client: this.client,
      id,
      pattern: contract.pattern,
      deadline: Math.floor(this.requests.clock.now()) + timeoutMs,
      traceparent: currentTraceparent(),
    };
  }
}
