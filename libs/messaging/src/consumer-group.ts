import { randomUUID } from 'node:crypto';
import { type ServiceName } from '@afya/service-contracts';
import { type ChainableCommander, type Redis } from 'ioredis';
import { answerWithin } from './answer-within';
import { connect } from './connection';
import { type SignedMessage } from './envelope';
import { GROUP, replyKey, streamKey } from './keys';
import { BLOCK_MS, DEAD_CONSUMER_MS, REPLY_EXPIRY_MS, SILENCE_MS, TAKE_OVER_MS } from './limits';
import { RedisClock, timeToMs } from './redis-clock';
import { REMOVE_CONSUMERS } from './scripts';

export interface Entry extends SignedMessage {
  id: string;
}

/** An entry that is done with. `reply` is missing when nobody waits for one. */
export interface FinishedEntry {
  id: string;
  reply?: { client: string; frame: string };
}

/** `message`, `body` and `signature`, each after its name; anybody else's entry may hold anything. null: deleted, but not acknowledged. */
type RawEntry = [id: string, fields: string[] | null];

/** One replica's place in its service's consumer group: the commands of Redis Streams, without any policy. */
export class ConsumerGroup {
  readonly clock = new RedisClock();
  private readonly consumer = randomUUID();
  private readonly key: string;
  private readonly reads: Redis;
  private readonly writes: Redis;
  private readsId: number | undefined;
  private cursor = '0-0';

  constructor(service: ServiceName, redisUrl: string) {
    this.key = streamKey(service);
    this.reads = connect(redisUrl, `${service}:${this.consumer}:reads`);
    this.writes = connect(redisUrl, `${service}:${this.consumer}:writes`);
    this.reads.on('ready', () => void this.replaceReads().catch(() => undefined));
  }

  /** Makes the group where there is none: at the very first start, and after Redis lost it. From 0: nothing sent before is missed. */
  async create(): Promise<void> {
    await this.writes.xgroup('CREATE', this.key, GROUP, '0', 'MKSTREAM').catch((error: Error) => {
      if (!error.message.startsWith('BUSYGROUP')) throw error;
    });
  }

  /** Up to `count` new entries, waiting BLOCK_MS for the first. */
  read(count: number): Promise<Entry[]> {
    return this.readFrom('>', count);
  }

  /** Up to `count` entries that Redis gave to this replica already, the oldest first, whether their way here was lost or not. */
  readGiven(count: number): Promise<Entry[]> {
    return this.readFrom('0', count);
  }

  /** Ends a `read` that waits. What it was given in the same moment it still returns. */
  async stopReading(): Promise<void> {
    if (this.readsId !== undefined) await this.writes.client('UNBLOCK', this.readsId);
  }

  /** Says that the held entries are being worked on. Returns Redis' time in milliseconds. */
  async beat(held: string[]): Promise<number> {
    const sentAt = performance.now();
    const commands = this.writes.pipeline().time();
    if (held.length > 0) commands.xclaim(this.key, GROUP, this.consumer, 0, ...held, 'JUSTID');
    const [time] = await answerWithin(SILENCE_MS, execute(commands), () => this.reconnect());
    const now = timeToMs(time as string[]);
    this.clock.observe(now, sentAt);
    return now;
  }

  /** Up to `count` entries of replicas that have not shown a sign of life for TAKE_OVER_MS. */
  async takeOver(count: number): Promise<Entry[]> {
    const answer = await this.writes.xautoclaim(
      this.key,
      GROUP,
      this.consumer,
      TAKE_OVER_MS,
      this.cursor,
      'COUNT',
      count,
    );
    const [cursor, entries] = answer as [string, RawEntry[]];
    this.cursor = cursor;
    return entries.map(toEntry);
  }

  /** Replies first: should Redis fail between the commands, an entry may run twice but no reply is lost. */
  async finish(entries: FinishedEntry[]): Promise<void> {
    const frames = new Map<string, string[]>();
    for (const { reply } of entries) {
      const sameClient = reply && frames.get(reply.client);
      if (sameClient) sameClient.push(reply.frame);
      else if (reply) frames.set(reply.client, [reply.frame]);
    }
    const ids = entries.map(({ id }) => id);
    const commands = this.writes.pipeline();
    for (const [client, replies] of frames) {
      commands.rpush(replyKey(client), ...replies).pexpire(replyKey(client), REPLY_EXPIRY_MS);
    }
    await execute(commands.xack(this.key, GROUP, ...ids).xdel(this.key, ...ids));
  }

  /** Strikes off the consumers of dead replicas that hold nothing any more. */
  async removeDeadConsumers(): Promise<void> {
    await this.writes.eval(REMOVE_CONSUMERS, 1, this.key, GROUP, DEAD_CONSUMER_MS, '');
  }

  /** Leaves the group, unless entries are pending: those are for the others to take over. */
  async leave(): Promise<void> {
    await this.writes.eval(REMOVE_CONSUMERS, 1, this.key, GROUP, 0, this.consumer);
  }

  isConnected(): boolean {
    return this.reads.status === 'ready' && this.writes.status === 'ready';
  }

  close(): void {
    this.reads.disconnect();
    this.writes.disconnect();
  }

  private async readFrom(start: '>' | '0', count: number): Promise<Entry[]> {
    const reader = ['GROUP', GROUP, this.consumer, 'COUNT', count, 'BLOCK', BLOCK_MS] as const;
    const command = this.reads.xreadgroup(...reader, 'STREAMS', this.key, start);
    const streams = await answerWithin(SILENCE_MS, command, () => this.reconnect());
    const [stream] = (streams ?? []) as [key: string, entries: RawEntry[]][];
    return stream ? stream[1].map(toEntry) : [];
  }

  /** What swallowed the one connection has most likely swallowed the other, and answers are waited for on both. */
  private reconnect(): void {
    this.reads.disconnect(true);
    this.writes.disconnect(true);
  }

  /** Redis may not know yet that the connection before is gone, and must not give it anything more. */
  private async replaceReads(): Promise<void> {
    const before = this.readsId;
    this.readsId = undefined;
    if (before !== undefined) void this.reads.client('UNBLOCK', before).catch(() => undefined);
    this.readsId = await this.reads.client('ID');
  }
}

function toEntry([id, fields]: RawEntry): Entry {
  const [, message = '', , body = '', , signature = ''] = fields ?? [];
  return { id, message, body, signature };
}

async function execute(commands: ChainableCommander): Promise<unknown[]> {
  const results = (await commands.exec()) ?? [];
  return results.map(([error, result]) => {
    if (error) throw error;
    return result;
  });
}
