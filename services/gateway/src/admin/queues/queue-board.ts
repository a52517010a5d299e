import type { openQueue } from '@afya/queue';
import { AppError } from '@afya/runtime';
import {
  ANSWER_IN_QUARANTINE,
  ANSWER_SESSION,
  APPEND_EVENTS,
  type AnswerSessionJob,
  type AppendEventsJob,
  type LogEvent,
} from '@afya/service-contracts';
import { Inject, Injectable, OnApplicationShutdown } from '@nestjs/common';
import { type Express, type RequestHandler } from 'express';
import { GATEWAY_ENV, type GatewayEnv } from '../../gateway.env';

export const BOARD_PATH = '/api/admin/queues';
const CONNECTION_TIMEOUT_MS = 2_000;

/** The part of a job that the board shows. Details of events are only in the log, which records who reads them. */
const VISIBLE_DATA = {
  [ANSWER_SESSION.queue]: ({ sessionId }: AnswerSessionJob) => ({ sessionId }),
  [ANSWER_IN_QUARANTINE.queue]: ({ sessionId }: AnswerSessionJob) => ({ sessionId }),
  [APPEND_EVENTS.queue]: ({ events }: AppendEventsJob) => ({ events: events.map((event) => (event as LogEvent).type) }),
};

interface OpenBoard {
  router: RequestHandler;
  close(): Promise<void>;
}

/** Bull Board, loaded and connected at the first visit to save memory. */
@Injectable()
export class QueueBoard implements OnApplicationShutdown {
  private opening: Promise<OpenBoard> | undefined;

  constructor(@Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'QUEUE_REDIS_URL' | 'BUS_REDIS_URL'>) {}

  /** Throws RPC_UNAVAILABLE while the queues' Redis is unavailable. */
  async open(): Promise<OpenBoard> {
    this.opening ??= openBoard(this.env.QUEUE_REDIS_URL ?? this.env.BUS_REDIS_URL);
    try {
      return await this.opening;
    } catch (cause) {
      this.opening = undefined;
      throw new AppError('RPC_UNAVAILABLE', { retryAfterSeconds: 5 }, { cause });
    }
  }

  async onApplicationShutdown(): Promise<void> {
    const board = await this.opening?.catch(() => undefined);
    await board?.close();
  }
}

async function openBoard(redisUrl: string): Promise<OpenBoard> {
  const { openQueue } = await import('@afya/queue');
  const queues = [ANSWER_SESSION, ANSWER_IN_QUARANTINE, APPEND_EVENTS].map((contract) => openQueue(contract, redisUrl));
  const close = async () => void (await Promise.all(queues.map((each) => each.close())));
  try {
    await waitUntilConnected(queues);
    return { router: await createBoard(queues), close };
  } catch (error) {
    await close();
    throw error;
  }
}

type OpenQueue = ReturnType<typeof openQueue>;

async function waitUntilConnected(queues: OpenQueue[]): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no connection')), CONNECTION_TIMEOUT_MS);
  });
  await Promise.race([Promise.all(queues.map(({ queue }) => queue.waitUntilReady())), timeout]).finally(() =>
    clearTimeout(timer),
  );
}

async function createBoard(queues: OpenQueue[]): Promise<RequestHandler> {
  const { createBullBoard } = await import('@bull-board/api');
  const { BullMQAdapter } = await import('@bull-board/api/bullMQAdapter');
  const { ExpressAdapter } = await import('@bull-board/express');
  const boards = queues.map(({ queue }) => {
    const board = new BullMQAdapter(queue, { readOnlyMode: true });
    board.setFormatter('data', (data) => visibleData(queue.name, data));
    return board;
  });
  const serverAdapter = new ExpressAdapter().setBasePath(BOARD_PATH);
  const uiConfig = {
    boardTitle: 'Afya',
    hideRedisDetails: true,
    showWorkers: false,
    miscLinks: [{ text: 'Dashboard', url: '/admin' }],
  };
  createBullBoard({ queues: boards, serverAdapter, options: { uiConfig } });
  const router = serverAdapter.getRouter() as Express;
  removeExternalLinks(router);
  return router;
}

type Render = (path: string, data: object, done: (error: Error | null, page?: string) => void) => void;

/** Bull Board's page loads fonts from other servers, which would reveal visits to them; our content security policy blocks them anyway. */
function removeExternalLinks(router: Express): void {
  const { engines } = router as unknown as { engines: Record<string, Render | undefined> };
  const render = engines['.ejs'];
  if (!render) throw new Error('Bull Board renders its page in an unknown way');
  router.engine('ejs', (path, data, done) =>
    render(path, data, (error, page) => done(error, page?.replace(/<link[^>]*\shref="https?:[^>]*>/g, ''))),
  );
}

/** Nothing of a job with unexpected data is shown. */
function visibleData(queue: string, data: unknown): object {
  try {
    return (VISIBLE_DATA[queue] as (job: unknown) => object)(data);
  } catch {
    return {};
  }
}
