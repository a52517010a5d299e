import { type KeyObject, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AppError, currentTraceparent } from '@afya/runtime';
import { type Actor, RPC_DEADLINE_MS, type RpcContract, type ServiceName } from '@afya/service-contracts';
import { ClientProxy, type ReadPacket } from '@nestjs/microservices';
import { clientKey } from './client-keys';
import { type Header, writeCall } from './envelope';
import { MAX_WAITING, REDIS_ANSWER_MS, RETRY_MS } from './limits';
import { PendingCalls, type Settle } from './pending-calls';
import { ReplyLane } from './reply-lane';
import { RequestLane } from './request-lane';
import { RpcKeys, type RpcSecret } from './rpc-keys';

export interface RpcClientOptions {
  redisUrl: string;
  /** signs the actor and encrypts the calls */
  secret: RpcSecret;
  /** who calls, for those who look into Redis; with keys of its own it is the service of the keys */
  caller?: string;
  /** calls to one service that may wait at once, over all callers */
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
  private readonly callees = new Map<ServiceName, { secret: string | Buffer; key: KeyObject }>();
  private readonly pending: PendingCalls;
  private readonly requests: RequestLane;
  private readonly replies: ReplyLane;
  private wasConnected = false;
  private lastId = 0;

  constructor(private readonly options: RpcClientOptions) {
    super();
    const { redisUrl, secret, maxWaiting = MAX_WAITING } = options;
    const caller = secret instanceof RpcKeys ? secret.self : (options.caller ?? 'client');
    this.client = `${caller}:${randomUUID()}`;
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

  /** Waits for the first connection as long as a caller may be kept waiting; a lost one is reported at once. */
  async connect(): Promise<void> {
    if (this.isConnected()) return;
    const end = performance.now() + REDIS_ANSWER_MS;
    while (!this.wasConnected && performance.now() < end) {
      await pause(RETRY_MS / 10);
      if (this.isConnected()) return;
    }
    throw new AppError('RPC_UNAVAILABLE');
  }

  close(): void {
    this.pending.failAll('RPC_UNAVAILABLE');
    this.requests.close();
    this.replies.close();
  }

  unwrap<Native>(): Native {
    return { requests: this.requests, replies: this.replies } as Native;
  }

  protected publish({ data: call }: ReadPacket<OutgoingCall>, settle: Settle): () => void {
    const id = (++this.lastId).toString(36);
    const timeoutMs = RPC_DEADLINE_MS[call.contract.kind];
    const { service } = call.contract;
    const { secret, key } = this.keysOf(service);
    const body = { actor: call.actor, data: call.request };
    const written = writeCall(this.address(call, id, timeoutMs), body, { service, secret, key });
    if (!written) {
      settle({ err: new AppError('RPC_TOO_LARGE'), isDisposed: true });
      return () => undefined;
    }
    this.pending.add(id, { timeoutMs, key, settle });
    this.requests.send(service, { ...written, refuse: (code) => this.pending.fail(id, code) });
    return () => void this.pending.remove(id);
  }

  /** Events go through the queue, which keeps them. */
  protected dispatchEvent(): Promise<never> {
    return Promise.reject(new Error('This transport carries calls only'));
  }

  private keysOf(service: ServiceName): { secret: string | Buffer; key: KeyObject } {
    let keys = this.callees.get(service);
    if (!keys) {
      const { secret: own } = this.options;
      const secret = own instanceof RpcKeys ? own.toCallee(service) : own;
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
