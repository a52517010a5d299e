import type { ProgressStep } from '@afya/contracts';
import type { RpcClient } from '@afya/messaging';
import { AppError, newTraceparent } from '@afya/runtime';
import { ShowProgress, type ReplyInput } from '@afya/service-contracts';
import { startReporting } from './lease-and-progress';

const turn = {
  sessionId: 'S'.repeat(21),
  token: 'token',
  replyId: 'reply',
  traceparent: newTraceparent(),
} as ReplyInput;
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
  const reporter = startReporting({ call } as unknown as RpcClient, turn, EVERY_MS);
  return { ...reporter, shown, steps: () => shown.map(({ step }) => step) };
}

test('shows the newest of many steps, each once, with the minimum pause between two', async () => {
  const reporter = makeTeller();
  for (const step of ['reading_files', 'thinking', 'writing', 'writing', 'trying_again', 'thinking'] as const) {
    reporter.report(step);
    await pause(EVERY_MS * 0.7);
  }
  await pause(EVERY_MS * 2);
  reporter.stop();
  expect(reporter.steps().length).toBeGreaterThan(1);
  expect(reporter.steps().at(-1)).toBe('thinking');
  const gaps = reporter.shown.map(({ at }, index) => at - (reporter.shown[index - 1]?.at ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(EVERY_MS - 5);
  const repeated = reporter.steps().filter((step, index, all) => step === all[index - 1]);
  expect(repeated).toEqual([]);
});

test('shows nothing when the reply comes within the pause, and nothing after the reply', async () => {
  const reporter = makeTeller();
  reporter.report('thinking');
  reporter.stop();
  reporter.report('writing');
  await pause(EVERY_MS * 2);
  expect(reporter.steps()).toEqual([]);
});

test('sends no step while another is being sent', async () => {
  const reporter = makeTeller(async () => {
    await pause(EVERY_MS * 3);
    return { shown: true };
  });
  reporter.report('thinking');
  await pause(EVERY_MS * 1.5);
  reporter.report('writing');
  await pause(EVERY_MS * 1.5);
  expect(reporter.steps()).toEqual(['thinking']);
  await pause(EVERY_MS * 3);
  reporter.stop();
  expect(reporter.steps()).toEqual(['thinking', 'writing']);
});

test('ignores a service that is down and sends the next step', async () => {
  const reporter = makeTeller(async (shown) => {
    if (shown.length === 1) throw new AppError('RPC_TIMEOUT');
    return { shown: true };
  });
  reporter.report('thinking');
  await pause(EVERY_MS * 2);
  reporter.report('writing');
  await pause(EVERY_MS * 3);
  reporter.stop();
  expect(reporter.steps()).toEqual(['thinking', 'writing']);
});

test('sends no more steps after the lease was lost', async () => {
  const reporter = makeTeller(async () => ({ shown: false }));
  reporter.report('thinking');
  await pause(EVERY_MS * 2);
  reporter.report('writing');
  await pause(EVERY_MS * 3);
  reporter.stop();
  expect(reporter.steps()).toEqual(['thinking']);
});
