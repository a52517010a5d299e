import { randomUUID } from 'node:crypto';
import { type ServiceName } from '@afya/service-contracts';
import { type ChainableCommander, type Redis } from 'ioredis';
import { answerWithin } from './answer-within';
import { connect } from './connection';
import { type SignedMessage } from './envelope';
import { GROUP, replyKey, streamKey } from './keys';
import { BLOCK_MS, DEAD_CONSUMER_MS, REPLY_EXPIRY_MS, ANSWER_TIMEOUT_MS, TAKE_OVER_MS } from './limits';
import { RedisClock, timeToMs } from './redis-clock';
import { REMOVE_CONSUMERS } from './scripts';

export interface Entry extends SignedMessage {
  id: string;
}

/** A processed entry. `reply` is missing when no caller waits for one. */
export interface FinishedEntry {
  id: string;
  reply?: { client: string; frame: string };
}

/** `message`, `body` and `signature`, each after its name; foreign entries may have other fields. null: deleted, but not acknowledged. */
type RawEntry = [id: string, fields: string[] | null];

/** A replica's membership of its service's consumer group: the commands of Redis Streams, without any policy. */
export class ConsumerGroup {
  readonly clock = new RedisClock();
  private readonly consumer = randomUUID();
  private readonly key: string;
  private readonly readConnection: Redis;
  private readonly writeConnection: Redis;
  private readClientId: number | undefined;
  private cursor = '0-0';

  constructor(service: ServiceName, redisUrl: string) {
    this.key = streamKey(service);
    this.readConnection = connect(redisUrl, `${service}:${this.consumer}:reads`);
    this.writeConnection = connect(redisUrl, `${service}:${this.consumer}:writes`);
    this.readConnection.on('ready', () => void this.replaceReadClient().catch(() => undefined));
  }

  /** Creates the group if it is missing: at the first start, or after Redis lost its data. Reads from 0, so that no earlier entry is missed. */
  async create(): Promise<void> {
    await this.writeConnection.xgroup('CREATE', this.key, GROUP, '0', 'MKSTREAM').catch((error: Error) => {
      if (!error.message.startsWith('BUSYGROUP')) throw error;
    });
  }

  /** Up to `count` new entries, waiting BLOCK_MS for the first. */
  read(count: number): Promise<Entry[]> {
    return this.readFrom('>', count);
  }

  /** Up to `count` entries that Redis has already assigned to this replica, oldest first, received or not. */
  readAssigned(count: number): Promise<Entry[]> {
    return this.readFrom('0', count);
  }

  /** Ends a waiting `read`, which still returns entries assigned at the same moment. */
  async stopReading(): Promise<void> {
    if (this.readClientId !== undefined) await this.writeConnection.client('UNBLOCK', this.readClientId);
  }

  /** Keeps the entries in progress assigned to this replica. Returns Redis' time in milliseconds. */
  async heartbeat(inProgress: string[]): Promise<number> {
    const sentAt = performance.now();
    const commands = this.writeConnection.pipeline().time();
    if (inProgress.length > 0) commands.xclaim(this.key, GROUP, this.consumer, 0, ...inProgress, 'JUSTID');
    const [time] = await answerWithin(ANSWER_TIMEOUT_MS, execute(commands), () => this.reconnect());
    const now = timeToMs(time as string[]);
    this.clock.observe(now, sentAt);
    return now;
  }

  /** Up to `count` entries of replicas without a heartbeat for TAKE_OVER_MS. */
  async takeOver(count: number): Promise<Entry[]> {
    const answer = await this.writeConnection.xautoclaim(
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

  /** Replies first: if Redis fails between the commands, an entry may run twice, but no reply is lost. */
  async finish(entries: FinishedEntry[]): Promise<void> {
    const frames = new Map<string, string[]>();
    for (const { reply } of entries) {
      const sameClient = reply && frames.get(reply.client);
      if (sameClient) sameClient.push(reply.frame);
      else if (reply) frames.set(reply.client, [reply.frame]);
    }
    const ids = entries.map(({ id }) => id);
    const commands = this.writeConnection.pipeline();
    for (const [client, replies] of frames) {
      commands.rpush(replyKey(client), ...replies).pexpire(replyKey(client), REPLY_EXPIRY_MS);
    }
    await execute(commands.xack(this.key, GROUP, ...ids).xdel(this.key, ...ids));
  }

  /** Removes the consumers of crashed replicas that have no pending entries. */
  async removeDeadConsumers(): Promise<void> {
    await this.writeConnection.eval(REMOVE_CONSUMERS, 1, this.key, GROUP, DEAD_CONSUMER_MS, '');
  }

  /** Leaves the group unless entries are pending; other replicas take those over. */
  async leave(): Promise<void> {
    await this.writeConnection.eval(REMOVE_CONSUMERS, 1, this.key, GROUP, 0, this.consumer);
  }

  isConnected(): boolean {
    return this.readConnection.status === 'ready' && this.writeConnection.status === 'ready';
  }

  close(): void {
    this.readConnection.disconnect();
    this.writeConnection.disconnect();
  }

  private async readFrom(start: '>' | '0', count: number): Promise<Entry[]> {
    const reader = ['GROUP', GROUP, this.consumer, 'COUNT', count, 'BLOCK', BLOCK_MS] as const;
    const command = this.readConnection.xreadgroup(...reader, 'STREAMS', this.key, start);
    const streams = await answerWithin(ANSWER_TIMEOUT_MS, command, () => this.reconnect());
    const [stream] = (streams ?? []) as [key: string, entries: RawEntry[]][];
    return stream ? stream[1].map(toEntry) : [];
  }

  /** If one connection is half-open, the other probably is too. */
  private reconnect(): void {
    this.readConnection.disconnect(true);
    this.writeConnection.disconnect(true);
  }

  /** Redis may not know yet that the previous connection is gone, and must not assign entries to it. */
  private async replaceReadClient(): Promise<void> {
    const before = this.readClientId;
    this.readClientId = undefined;
    if (before !== undefined) void this.readConnection.client('UNBLOCK', before).catch(() => undefined);
    this.readClientId = await this.readConnection.client('ID');
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
