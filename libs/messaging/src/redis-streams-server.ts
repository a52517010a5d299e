import { dependencies } from '@afya/runtime';
import { CheckHealth, type DependencyStates, mayCall, type ServiceName } from '@afya/service-contracts';
import { type CustomTransportStrategy, Server } from '@nestjs/microservices';
import { answerCall, type MayCall } from './answer-call';
import { ClientKeys } from './client-keys';
import { ConsumerGroup } from './consumer-group';
import { CONCURRENCY } from './limits';
import { Replica } from './replica';
import { type RpcSecret } from './rpc-keys';

export interface RedisStreamsServerOptions {
  service: ServiceName;
  redisUrl: string;
  /** verifies callers and decrypts their calls */
  secret: RpcSecret;
  /** who may call what, where callers have keys of their own; default mayCall of the contracts */
  mayCall?: MayCall;
  /** calls worked on at once */
  concurrency?: number;
}

/** Nest's transport over Redis Streams: of all replicas of a service exactly one is given each call. */
export class RedisStreamsServer extends Server implements CustomTransportStrategy {
  private replica: Replica | undefined;
  private unwatch: () => void = () => undefined;

  constructor(private readonly options: RedisStreamsServerOptions) {
    super();
  }

  /** Makes the service answer its CheckHealth contract with the states of what it depends on. */
  registerHealth(check: () => Promise<DependencyStates>): void {
    const contract = CheckHealth[this.options.service];
    this.addHandler(contract.pattern, check, false, { contract });
  }

  /** Calls back once the group stands; waits for a Redis that is away. */
  listen(callback: (error?: unknown) => void): void {
    const { service, secret, redisUrl, concurrency = CONCURRENCY, mayCall: isAllowed = mayCall } = this.options;
    const group = new ConsumerGroup(service, redisUrl);
    const keys = new ClientKeys();
    const answering = { service, secret, keys, mayCall: isAllowed, handlers: this.getHandlers(), clock: group.clock };
    this.replica = new Replica({ group, concurrency, answer: (entry) => answerCall(entry, answering) });
    this.unwatch = dependencies.watch('redis_bus', () => group.isConnected());
    this.replica.join().then(() => callback(), callback);
  }

  /** Drains: what is held is finished, 20 s at most. */
  async close(): Promise<void> {
    await this.replica?.drain();
    this.unwatch();
  }

  on(): never {
    throw new Error('This transport has no events');
  }

  unwrap<Native>(): Native {
    return this.replica as Native;
  }
}
