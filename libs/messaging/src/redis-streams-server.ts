import { dependencies } from '@afya/runtime';
import { CheckHealth, type DependencyStates, type ServiceName } from '@afya/service-contracts';
import { type CustomTransportStrategy, Server } from '@nestjs/microservices';
import { answerCall } from './answer-call';
import { ClientKeys } from './client-keys';
import { ConsumerGroup } from './consumer-group';
import { CONCURRENCY } from './limits';
import { Replica } from './replica';

export interface RedisStreamsServerOptions {
  service: ServiceName;
  redisUrl: string;
  /** shared with the callers; verifies the actor and decrypts the calls */
  secret: string;
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
    const { service, secret, redisUrl, concurrency = CONCURRENCY } = this.options;
    const group = new ConsumerGroup(service, redisUrl);
    const keys = new ClientKeys(secret);
    const answering = { service, secret, keys, handlers: this.getHandlers(), clock: group.clock };
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
