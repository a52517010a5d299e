import { logger } from '@afya/runtime';
import type { QueueContract } from '@afya/service-contracts';
import { eventually, startUnresponsiveServer } from '@afya/testing';
import * as z from 'zod/mini';
import { createProducer } from './producer';

const NOTES = { queue: 'notes', data: z.object({ note: z.string() }), attempts: 3 } satisfies QueueContract;

afterEach(() => jest.restoreAllMocks());

// Consumers connect in the same way, but would wait for this Redis forever when closed.
test('abandons a connection attempt without an answer and tries again', async () => {
  const warn = jest.spyOn(logger, 'warn').mockImplementation(() => undefined);
  const isLogged = (code: string) => {
    const entry = { queue: 'producer', err: expect.objectContaining({ code }) };
    return eventually(() => expect(warn).toHaveBeenCalledWith(expect.objectContaining(entry), expect.anything()), {
      timeoutMs: 6_000,
    });
  };
  const server = await startUnresponsiveServer();
  const producer = createProducer(NOTES, { redisUrl: `redis://127.0.0.1:${server.port}` });
  try {
    await isLogged('ETIMEDOUT');
  } finally {
    server.stop();
    await isLogged('ECONNREFUSED');
    await producer.close();
  }
});
