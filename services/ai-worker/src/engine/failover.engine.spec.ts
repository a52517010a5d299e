import type { EngineReply } from '@afya/service-contracts';
import { EmbeddedEngine } from './embedded/embedded.engine';
import { FailoverEngine } from './failover.engine';
import { ModelGaveUp } from './openai/model-gave-up';
import { makeTurn } from '../../test/make-turn';

const failing = (error: unknown) => ({ reply: () => Promise.reject<EngineReply>(error) });
const live = () => new AbortController().signal;

test('the embedded engine answers, and the reply contains the failed calls and their cost', async () => {
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

test('fails over after an internal error too', async () => {
  const engine = new FailoverEngine(failing(new RangeError('x')), new EmbeddedEngine('KE'));
  expect(await engine.reply(makeTurn(), live())).toMatchObject({ failover: { reason: 'unexpected' }, calls: [] });
});

test('when both engines fail, the error contains the failed calls', async () => {
  const call = { model: 'm', outcome: 'server_error' as const, tokenCount: 10, costKES: 0.5, responseTimeMs: 9 };
  const cause = new RangeError('x');
  const engine = new FailoverEngine(failing(new ModelGaveUp('server_error', [call])), failing(cause));
  await expect(engine.reply(makeTurn(), live())).rejects.toMatchObject({ name: 'NoReply', calls: [call], cause });
});

test('does not fail over when the lease is lost', async () => {
  const engine = new FailoverEngine(failing(new Error('aborted')), new EmbeddedEngine('KE'));
  await expect(engine.reply(makeTurn(), AbortSignal.abort())).rejects.toThrow('aborted');
});
