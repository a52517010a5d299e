import { FROM_SOURCE } from '@afya/testing';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const LIMIT_MS = 3_000;

/** Runs the fixture service with a limit and returns it once it is ready. */
async function start(behaviour: string, limitMs = LIMIT_MS) {
  const child = fork(join(__dirname, '../../fixtures/service.ts'), [behaviour], {
    execArgv: [...FROM_SOURCE],
    env: { ...process.env, LOG_LEVEL: 'info', EVENT_LOOP_LIMIT_MS: String(limitMs) },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
  await once(child, 'message');
  return { child, output: () => output };
}

async function endOf(child: ChildProcess): Promise<{ code: number | null; signal: string | null }> {
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { code, signal };
}

test('kills a process whose event loop is blocked, and logs it', async () => {
  const { child, output } = await start('blocked');
  const startedAt = Date.now();
  expect(await endOf(child)).toEqual({ code: null, signal: 'SIGKILL' });
  expect(Date.now() - startedAt).toBeLessThan(10_000);
  const last = JSON.parse(output().trim().split('\n').at(-1)!) as Record<string, unknown>;
  expect(last).toMatchObject({
    level: 'fatal',
    service: 'fixture',
    msg: 'event loop blocked: ending the process',
    stalledMs: expect.any(Number),
  });
}, 30_000);

test('does not kill for a pause below the limit', async () => {
  const { child, output } = await start('busy');
  await sleep(2 * LIMIT_MS);
  child.kill('SIGTERM');
  expect(await endOf(child)).toEqual({ code: 0, signal: null });
  expect(output()).toContain('spun');
}, 30_000);

test('does not kill a process that was suspended for longer than the limit', async () => {
  const { child } = await start('ready');
  child.kill('SIGSTOP');
  await sleep(2 * LIMIT_MS);
  child.kill('SIGCONT');
  await sleep(2 * LIMIT_MS);
  child.kill('SIGTERM');
  expect(await endOf(child)).toEqual({ code: 0, signal: null });
}, 40_000);

test('never kills with the limit 0, for debugging', async () => {
  const { child, output } = await start('blocked', 0);
  await sleep(3 * LIMIT_MS);
  expect(child.exitCode ?? child.signalCode).toBeNull();
  expect(output()).not.toContain('event loop blocked');
  child.kill('SIGKILL');
  await endOf(child);
}, 30_000);
