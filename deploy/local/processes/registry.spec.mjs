import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { startOf } from './identity.mjs';
import { ProcessRegistry } from './registry.mjs';
import { stopProcess } from './stop.mjs';
import { scratchDir } from '../testing/scratch-dir.mjs';

const sleeper = () => /** @type {number} */ (spawn('sleep', ['60'], { stdio: 'ignore' }).pid);
test('a process keeps its identity, and has none when it is gone', async () => {
  const pid = sleeper();
  const start = startOf(pid);
  assert.notEqual(start, null);
  assert.equal(startOf(pid), start);
  assert.equal(await stopProcess({ pid, start, limitMs: 5_000 }), 'stopped');
  assert.equal(startOf(pid), null);
  assert.equal(await stopProcess({ pid, start, limitMs: 5_000 }), 'gone');
});

test('what a killed launcher left is stopped by the next one', async () => {
  const dir = scratchDir();
  const pid = sleeper();
  new ProcessRegistry(dir).add({ name: 'redis', pid, limitMs: 5_000 });
  assert.deepEqual(await new ProcessRegistry(dir).stopLeftovers(), ['redis']);
  assert.equal(startOf(pid), null);
  assert.deepEqual(await new ProcessRegistry(dir).stopLeftovers(), []);
});

test('a process that was given the id of a dead one is left alone', async () => {
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

test('a process that does not heed the signal is killed after the limit', async () => {
  const child = spawn('sh', ['-c', 'trap "" TERM; echo armed; while :; do sleep 0.05; done'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const pid = /** @type {number} */ (child.pid);
  await new Promise((resolve) => child.stdout.once('data', resolve));
  assert.equal(await stopProcess({ pid, start: startOf(pid), limitMs: 200 }), 'killed');
  assert.equal(startOf(pid), null);
});
