import { FROM_SOURCE } from '@afya/testing';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Runs the fixture service, sends `signal` when it is ready, and returns its exit code and log. */
async function run(behaviour: string, signal?: NodeJS.Signals) {
  const child = fork(join(__dirname, '../fixtures/service.ts'), [behaviour], {
    execArgv: [...FROM_SOURCE],
    env: { ...process.env, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.once('message', () => signal && child.kill(signal));
  const [code] = await once(child, 'close');
  const log = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { service: string; msg: string });
  return { code: code as number, output, log, messages: log.map(({ msg }) => msg) };
}

test.each(['SIGTERM', 'SIGINT'] as const)('%s finishes the work in progress and exits with 0', async (signal) => {
  const { code, messages, log } = await run('ready', signal);
  expect({ code, messages }).toEqual({
    code: 0,
    messages: ['ready', 'draining', 'work in progress finished', 'stopped'],
  });
  expect(log.every(({ service }) => service === 'fixture')).toBe(true);
});

test('an invalid environment prints one line per variable and exits with 1', async () => {
  const { code, messages } = await run('refused');
  expect({ code, messages }).toEqual({
    code: 1,
    messages: ['environment: DATABASE_URL: is missing', 'environment: REDIS_URL: is missing'],
  });
});

test('an uncaught error ends the process without its message in the log', async () => {
  const { code, output } = await run('crashing');
  expect(code).toBe(1);
  expect(output).toContain('unexpected');
  expect(output).not.toContain('homa');
});
