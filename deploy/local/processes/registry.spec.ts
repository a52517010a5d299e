import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { startOf, stopProcess } from './process.ts';
import { ProcessRegistry } from './registry.ts';
import { scratchDir } from '../../testing/support.ts';

const sleeper = () => spawn('sleep', ['60'], { stdio: 'ignore' }).pid as number;

test('a process has the same start time each time, and none when it has ended', async () => {
  const pid = sleeper();
  const start = startOf(pid);
  assert.notEqual(start, null);
  assert.equal(startOf(pid), start);
  assert.equal(await stopProcess({ pid, start, limitMs: 5_000 }), 'stopped');
  assert.equal(startOf(pid), null);
  assert.equal(await stopProcess({ pid, start, limitMs: 5_000 }), 'gone');
});

test('the next launcher stops the processes of a killed one', async () => {
  const dir = scratchDir();
  const pid = sleeper();
  new ProcessRegistry(dir).add({ name: 'redis', pid, limitMs: 5_000 });
  assert.deepEqual(await new ProcessRegistry(dir).stopLeftovers(), ['redis']);
  assert.equal(startOf(pid), null);
  assert.deepEqual(await new ProcessRegistry(dir).stopLeftovers(), []);
});

test('a process with the id of an ended one is not stopped', async () => {
  const dir = scratchDir();
  const pid = sleeper();
  const start = startOf(pid);
  new ProcessRegistry(dir).add({ name: 'redis', pid, limitMs: 5_000 });
  const file = join(dir, 'processes.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(String(start), '1'));
  assert.deepEqual(await new ProcessRegistry(dir).stopLeftovers(), []);
  assert.equal(startOf(pid), start);
  await stopProcess({ pid, start, limitMs: 5_000 });
});

test('a process that ignores the signal is killed after the limit', async () => {
  const child = spawn('sh', ['-c', 'trap "" TERM; echo armed; while :; do sleep 0.05; done'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const pid = child.pid as number;
  await new Promise((resolve) => child.stdout.once('data', resolve));
  assert.equal(await stopProcess({ pid, start: startOf(pid), limitMs: 200 }), 'killed');
  assert.equal(startOf(pid), null);
});
