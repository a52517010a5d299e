import type { EngineReply } from '@afya/service-contracts';
import { EmbeddedEngine } from './embedded/embedded.engine';
import { FailoverEngine } from './failover.engine';
import { ModelGaveUp } from './openai/model-gave-up';
import { makeTurn } from './openai/testing/make-turn';

const failing = (error: unknown) => ({ reply: () => Promise.reject<EngineReply>(error) });
const live = () => new AbortController().signal;

test('the embedded engine answers, and the reply holds what was tried and what it cost', async () => {
  const call = { model: 'm', outcome: 'timeout' as const, tokenCount: 10, costKES: 0.5, responseTimeMs: 9 };
  const engine = new FailoverEngine(failing(new ModelGaveUp('timeout', [call, call])), new EmbeddedEngine('KE'));
  const reply = await engine.reply(makeTurn(), live());
  expect(reply.content.sw).not.toBe('');
  expect(reply).toMatchObject({
    failover: { reason: 'timeout' },
    calls: [call, call],
    call: { model: 'embedded', tokenCount: 20, costKES: 1 },
  });
});

test('a fault of our own is stood in for as well', async () => {
  const engine = new FailoverEngine(failing(new RangeError('x')), new EmbeddedEngine('KE'));
  expect(await engine.reply(makeTurn(), live())).toMatchObject({ failover: { reason: 'unexpected' }, calls: [] });
});

test('where the other one fails as well, the failure holds what was tried', async () => {
  const call = { model: 'm', outcome: 'server_error' as const, tokenCount: 10, costKES: 0.5, responseTimeMs: 9 };
  const cause = new RangeError('x');
  const engine = new FailoverEngine(failing(new ModelGaveUp('server_error', [call])), failing(cause));
  await expect(engine.reply(makeTurn(), live())).rejects.toMatchObject({ name: 'NoReply', calls: [call], cause });
});

test('where the lease is lost nobody answers', async () => {
  const engine = new FailoverEngine(failing(new Error('aborted')), new EmbeddedEngine('KE'));
  await expect(engine.reply(makeTurn(), AbortSignal.abort())).rejects.toThrow('aborted');
});
