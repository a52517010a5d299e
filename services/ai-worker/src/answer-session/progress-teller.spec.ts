import type { ProgressStep } from '@afya/contracts';
import type { RpcClient } from '@afya/messaging';
import { AppError, newTraceparent } from '@afya/runtime';
import { ShowProgress, type Turn } from '@afya/service-contracts';
import { tellProgress } from './progress-teller';

const turn = { sessionId: 'S'.repeat(21), token: 'token', replyId: 'reply', traceparent: newTraceparent() } as Turn;
const EVERY_MS = 60;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Shown {
  step: ProgressStep;
  at: number;
}

function makeTeller(answer: (shown: Shown[]) => Promise<{ shown: boolean }> = async () => ({ shown: true })) {
  const shown: Shown[] = [];
  const startedAt = performance.now();
  const call = async (contract: unknown, request: { step: ProgressStep }) => {
    expect(contract).toBe(ShowProgress);
    expect(request).toEqual({ sessionId: turn.sessionId, token: 'token', replyId: 'reply', step: request.step });
    shown.push({ step: request.step, at: performance.now() - startedAt });
    return answer(shown);
  };
  const teller = tellProgress({ call } as unknown as RpcClient, turn, EVERY_MS);
  return { ...teller, shown, steps: () => shown.map(({ step }) => step) };
}

test('of many steps the newest is shown, each once, and no two closer than the pause', async () => {
  const teller = makeTeller();
  for (const step of ['reading_files', 'thinking', 'writing', 'writing', 'trying_again', 'thinking'] as const) {
    teller.tell(step);
    await pause(EVERY_MS * 0.7);
  }
  await pause(EVERY_MS * 2);
  teller.stop();
  expect(teller.steps().length).toBeGreaterThan(1);
  expect(teller.steps().at(-1)).toBe('thinking');
  const gaps = teller.shown.map(({ at }, index) => at - (teller.shown[index - 1]?.at ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(EVERY_MS - 5);
  const repeated = teller.steps().filter((step, index, all) => step === all[index - 1]);
  expect(repeated).toEqual([]);
});

test('a reply that is there before the pause is over shows nothing, and nothing comes after it', async () => {
  const teller = makeTeller();
  teller.tell('thinking');
  teller.stop();
  teller.tell('writing');
  await pause(EVERY_MS * 2);
  expect(teller.steps()).toEqual([]);
});

test('while one is on its way no other is sent', async () => {
  const teller = makeTeller(async () => {
    await pause(EVERY_MS * 3);
    return { shown: true };
  });
  teller.tell('thinking');
  await pause(EVERY_MS * 1.5);
  teller.tell('writing');
  await pause(EVERY_MS * 1.5);
  expect(teller.steps()).toEqual(['thinking']);
  await pause(EVERY_MS * 3);
  teller.stop();
  expect(teller.steps()).toEqual(['thinking', 'writing']);
});

test('a service that is away hurts nobody, and the next step is told', async () => {
  const teller = makeTeller(async (shown) => {
    if (shown.length === 1) throw new AppError('RPC_TIMEOUT');
    return { shown: true };
  });
  teller.tell('thinking');
  await pause(EVERY_MS * 2);
  teller.tell('writing');
  await pause(EVERY_MS * 3);
  teller.stop();
  expect(teller.steps()).toEqual(['thinking', 'writing']);
});

test('once the reply is not ours to give, nothing is told any more', async () => {
  const teller = makeTeller(async () => ({ shown: false }));
  teller.tell('thinking');
  await pause(EVERY_MS * 2);
  teller.tell('writing');
  await pause(EVERY_MS * 3);
  teller.stop();
  expect(teller.steps()).toEqual(['thinking']);
});
