import { setTimeout as pause } from 'node:timers/promises';
import { type ErrorCode } from '@afya/contracts';
import { type ServiceName } from '@afya/service-contracts';
import { type Redis } from 'ioredis';
import { answerWithin } from './answer-within';
import { connect } from './connection';
import { type SignedMessage } from './envelope';
import { replyKey, streamKey } from './keys';
import { ANSWER_TIMEOUT_MS, BLOCK_MS, REDIS_ANSWER_MS, RETRY_MS } from './limits';
import { RedisClock, timeToMs } from './redis-clock';
import { ENQUEUE } from './scripts';
import { TickBatch } from './tick-batch';

const REPLIES_PER_READ = 256;

interface OutgoingRequest extends SignedMessage {
  refuse(code: ErrorCode): void;
}

interface RequestLaneOptions {
  redisUrl: string;
  name: string;
  maxWaiting: number;
  /** sent requests may be lost */
  onLost(): void;
}

/** Writes requests to the services' streams. It is open while Redis answers and its clock has been read. */
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
      const [accepted, ...time] = answer as [number, string, string];
      this.clock.observe(timeToMs(time), sentAt);
      for (const request of requests.slice(accepted)) request.refuse('RPC_OVERLOADED');
    } catch {
      for (const request of requests) request.refuse('RPC_UNAVAILABLE');
    }
  }

  /** Redis did not answer in time: until it is reconnected, calls fail at once. */
  private giveUp(): void {
    this.lose();
    this.connection.disconnect(true);
  }

  private lose(): void {
    this.open = false;
    this.options.onLost();
  }
}

interface ReplyLaneOptions {
  redisUrl: string;
  client: string;
  onReply(frame: string): void;
  /** replies may be lost */
  onLost(): void;
}

/** Reads this client's list of replies until it is closed. */
export class ReplyLane {
  private readonly connection: Redis;
  private closed = false;

  constructor(private readonly options: ReplyLaneOptions) {
    this.connection = connect(options.redisUrl, `${options.client}:replies`);
    this.connection.on('close', () => options.onLost());
    void this.read();
  }

  isOpen(): boolean {
    return this.connection.status === 'ready';
  }

  close(): void {
    this.closed = true;
    this.connection.disconnect();
  }

  private async read(): Promise<void> {
    const key = replyKey(this.options.client);
    while (!this.closed) {
      try {
        const command = this.connection.blmpop(BLOCK_MS / 1_000, 1, key, 'LEFT', 'COUNT', REPLIES_PER_READ);
        const popped = await answerWithin(ANSWER_TIMEOUT_MS, command, () => this.connection.disconnect(true));
        for (const frame of popped?.[1] ?? []) this.options.onReply(frame);
      } catch {
        await pause(RETRY_MS);
      }
    }
  }
}
