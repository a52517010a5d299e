import { logger } from '@afya/runtime';
import type { QueueContract } from '@afya/service-contracts';
import { eventually, startDeaf } from '@afya/testing';
import * as z from 'zod/mini';
import { createProducer } from './producer';

const NOTES = { queue: 'notes', data: z.object({ note: z.string() }), attempts: 3 } satisfies QueueContract;

afterEach(() => jest.restoreAllMocks());

// Consumers are connected in the same way, but would wait for this Redis for ever when they are to end.
test('an attempt to connect of which nothing is heard is given up for the next one', async () => {
  const told = jest.spyOn(logger, 'warn').mockImplementation(() => undefined);
  const hears = (code: string) => {
    const of = { queue: 'producer', err: expect.objectContaining({ code }) };
    return eventually(() => expect(told).toHaveBeenCalledWith(expect.objectContaining(of), expect.anything()), {
      timeoutMs: 6_000,
    });
  };
  const deaf = await startDeaf();
  const producer = createProducer(NOTES, { redisUrl: `redis://127.0.0.1:${deaf.port}` });
  try {
    await hears('ETIMEDOUT');
  } finally {
    deaf.stop();
    await hears('ECONNREFUSED');
    await producer.close();
  }
});
