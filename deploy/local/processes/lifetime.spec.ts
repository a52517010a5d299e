import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

const module = pathToFileURL(join(import.meta.dirname, 'lifetime.ts'));

/** A process with four stops: one is slow and one fails. */
const program = `
  import { Lifetime } from '${module}';
  const lifetime = new Lifetime({ killAll: () => console.log('killed all') });
  lifetime.defer(() => console.log('backend stopped'));
  lifetime.defer(() => { throw new Error('does not stop') });
  lifetime.defer(() => new Promise((resolve) => setTimeout(resolve, Number(process.argv[1]))));
  lifetime.defer(() => console.log('service stopped'));
  console.log('up');
  await lifetime.untilSignal();
  await lifetime.end();
  process.exit(0);
`;

/** @param more code that defers more stops */
async function launched(slowMs: number, more = '') {
  const script = program.replace("console.log('up');", `${more} console.log('up');`);
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, String(slowMs)]);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
  const ended = new Promise((resolve) => child.once('close', resolve));
  while (!output.includes('up')) await sleep(20);
  return { child, ended, output: () => output };
}

test('a signal stops everything in the opposite order of its start, even when one stop fails', async () => {
  const { child, ended, output } = await launched(10);
  child.kill('SIGTERM');
  assert.equal(await ended, 0);
  assert.match(output(), /service stopped\n.*backend stopped/s);
});

test('time that one part does not need after a signal is left to the next one', async () => {
  const { child, ended, output } = await launched(
    100,
    `lifetime.defer((limitMs) => console.log('last has', limitMs), { byMs: 1000 });
     lifetime.defer((limitMs) => new Promise((resolve) => setTimeout(resolve, limitMs)), { byMs: 300 });
     lifetime.defer((limitMs) => console.log('first has', limitMs), { byMs: 100 });`,
  );
  child.kill('SIGTERM');
  assert.equal(await ended, 0);
  const [first, last] = [...output().matchAll(/has (\d+)/g)].map(([, limitMs]) => Number(limitMs));
  assert.ok(first !== undefined && first > 50 && first <= 100, output());
  assert.ok(last !== undefined && last > 400 && last <= 700, output());
});

test('a Ctrl-C that arrives twice under npm counts once', async () => {
  const { child, ended, output } = await launched(300);
  child.kill('SIGINT');
  await sleep(50);
  child.kill('SIGINT');
  assert.equal(await ended, 0);
  assert.doesNotMatch(output(), /killed all/);
});

test('a second Ctrl-C ends everything at once', async () => {
  const { child, ended, output } = await launched(60_000);
  child.kill('SIGINT');
  await sleep(1_100);
  child.kill('SIGINT');
  assert.equal(await ended, 130);
  assert.match(output(), /killed all/);
});

test('everything is stopped when the output is closed', async () => {
  const talking = program.replace(
    "console.log('up');",
    "console.log('up'); setInterval(() => console.log('a line'), 20);",
  );
  const stopped = talking.replace("console.log('backend stopped')", "process.stderr.write('backend stopped')");
  const child = spawn(process.execPath, ['--input-type=module', '-e', stopped, '10']);
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (errors += text));
  child.stdout.once('data', () => child.stdout.destroy());
  assert.equal(await new Promise((resolve) => child.once('close', resolve)), 0);
  assert.match(errors, /backend stopped/);
});
