import { type ErrorCode } from '@afya/contracts';
import { type ServiceName } from '@afya/service-contracts';
import { type Redis } from 'ioredis';
import { answerWithin } from './answer-within';
import { connect } from './connection';
import { type SignedMessage } from './envelope';
import { streamKey } from './keys';
import { REDIS_ANSWER_MS } from './limits';
import { RedisClock, timeToMs } from './redis-clock';
import { ENQUEUE } from './scripts';
import { TickBatch } from './tick-batch';

interface OutgoingRequest extends SignedMessage {
  refuse(code: ErrorCode): void;
}

interface RequestLaneOptions {
  redisUrl: string;
  name: string;
  maxWaiting: number;
  /** whatever was sent may be lost */
  onLost(): void;
}

/** The way of requests into the services' streams. It is open while Redis answers, and its clock is known. */
export class RequestLane {
  readonly clock = new RedisClock();
  private readonly connection: Redis;
  private readonly batches = new Map<ServiceName, TickBatch<OutgoingRequest>>();
  private open = false;

  constructor(private readonly options: RequestLaneOptions) {
    this.connection = connect(options.redisUrl, options.name);
    this.connection.on('ready', () => void this.synchronise().catch(() => undefined));
    this.connection.on('close', () => this.lose());
  }

  isOpen(): boolean {
    return this.open;
  }

  send(service: ServiceName, request: OutgoingRequest): void {
    let batch = this.batches.get(service);
    if (!batch) {
      batch = new TickBatch((requests) => void this.enqueue(service, requests));
      this.batches.set(service, batch);
    }
    batch.add(request);
  }

  close(): void {
    this.connection.disconnect();
  }

  private async synchronise(): Promise<void> {
    const sentAt = performance.now();
    this.clock.observe(timeToMs(await this.connection.time()), sentAt);
    this.open = true;
  }

  private async enqueue(service: ServiceName, requests: OutgoingRequest[]): Promise<void> {
    const sentAt = performance.now();
    const parts = requests.flatMap(({ message, body, signature }) => [message, body, signature]);
    const command = this.connection.eval(ENQUEUE, 1, streamKey(service), this.options.maxWaiting, ...parts);
    try {
      const answer = await answerWithin(REDIS_ANSWER_MS, command, () => this.giveUp());
      const [taken, ...time] = answer as [number, string, string];
      this.clock.observe(timeToMs(time), sentAt);
      for (const request of requests.slice(taken)) request.refuse('RPC_OVERLOADED');
    } catch {
      for (const request of requests) request.refuse('RPC_UNAVAILABLE');
    }
  }

  /** A Redis that does not answer in time is away: while reconnecting, every call fails without waiting. */
  private giveUp(): void {
    this.lose();
    this.connection.disconnect(true);
  }

  private lose(): void {
    this.open = false;
    this.options.onLost();
  }
}
