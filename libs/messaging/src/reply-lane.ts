import { setTimeout as pause } from 'node:timers/promises';
import { type Redis } from 'ioredis';
import { answerWithin } from './answer-within';
import { connect } from './connection';
import { replyKey } from './keys';
import { BLOCK_MS, RETRY_MS, SILENCE_MS } from './limits';

const REPLIES_AT_ONCE = 256;

interface ReplyLaneOptions {
  redisUrl: string;
  client: string;
  onReply(frame: string): void;
  /** replies may be lost */
  onLost(): void;
}

/** Reads this client's reply list for as long as it is open. */
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
        const command = this.connection.blmpop(BLOCK_MS / 1_000, 1, key, 'LEFT', 'COUNT', REPLIES_AT_ONCE);
        const popped = await answerWithin(SILENCE_MS, command, () => this.connection.disconnect(true));
        for (const frame of popped?.[1] ?? []) this.options.onReply(frame);
      } catch {
        await pause(RETRY_MS);
      }
    }
  }
}
