import { inSpan, logger } from '@afya/runtime';
import { BeforeApplicationShutdown, Injectable, OnApplicationBootstrap } from '@nestjs/common';
import { constants, setPriority } from 'node:os';
import { AnswerSessionHandler } from '../answer-session/answer-session.handler';
import type { LaneRequest, LaneResponse } from './lane-messages';

/** In a quarantine process: answers only the session that the parent names. */
@Injectable()
export class QuarantineChild implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly ending = new AbortController();
  private work: Promise<void> = Promise.resolve();

  constructor(private readonly handler: AnswerSessionHandler) {}

  onApplicationBootstrap(): void {
    // Possibly endless work gets the lowest priority.
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
    process.on('message', (request) => (this.work = this.answer(request as LaneRequest)));
  }

  /** Releases the session, because the process must end immediately. */
  async beforeApplicationShutdown(): Promise<void> {
    this.ending.abort();
    await this.work;
  }

  private async answer({ sessionId, traceparent }: LaneRequest): Promise<void> {
    const span = { name: 'answer session in quarantine', kind: 'consumer' as const, parent: traceparent };
    const response = await inSpan(span, () => this.handler.execute(sessionId, this.ending.signal)).then(
      (): LaneResponse => ({ type: 'answered' }),
      (error: unknown): LaneResponse => {
        logger.warn({ sessionId, err: error }, 'session not answered in quarantine');
        return { type: 'failed' };
      },
    );
    if (process.connected) process.send?.(response);
  }
}
