import { dependencies } from '@afya/runtime';
import { CheckHealth, type DependencyStates, mayCall, type ServiceName } from '@afya/service-contracts';
import { type CustomTransportStrategy, Server } from '@nestjs/microservices';
import { answerCall, type MayCall } from './answer-call';
import { ClientKeys } from './client-keys';
import { ConsumerGroup } from './consumer-group';
import { CONCURRENCY } from './limits';
import { Replica } from './replica';
import { type RpcKeys } from './rpc-keys';

export interface RedisStreamsServerOptions {
  service: ServiceName;
  redisUrl: string;
  /** verifies callers and decrypts their calls */
  keys: RpcKeys;
  /** access check; default: mayCall of the contracts */
  mayCall?: MayCall;
  /** maximum of calls in progress */
  concurrency?: number;
}

/** Nest's transport over Redis Streams: each call goes to exactly one replica of the service. */
export class RedisStreamsServer extends Server implements CustomTransportStrategy {
  private replica: Replica | undefined;
  private unwatch: () => void = () => undefined;

  constructor(private readonly options: RedisStreamsServerOptions) {
    super();
  }

  /** Answers the service's CheckHealth contract with the states of its dependencies. */
  registerHealth(check: () => Promise<DependencyStates>): void {
    const contract = CheckHealth[this.options.service];
    this.addHandler(contract.pattern, check, false, { contract });
  }

  /** Calls back once the consumer group exists; waits while Redis is unreachable. */
  listen(callback: (error?: unknown) => void): void {
    const { service, keys, redisUrl, concurrency = CONCURRENCY, mayCall: isAllowed = mayCall } = this.options;
    const group = new ConsumerGroup(service, redisUrl);
    const answering = {
      service,
      keys,
      clientKeys: new ClientKeys(),
      mayCall: isAllowed,
      handlers: this.getHandlers(),
      clock: group.clock,
    };
    this.replica = new Replica({ group, concurrency, answer: (entry) => answerCall(entry, answering) });
    this.unwatch = dependencies.watch('redis_bus', () => group.isConnected());
    this.replica.join().then(() => callback(), callback);
  }

  /** Drains: finishes the calls in progress, 20 s at most. */
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
