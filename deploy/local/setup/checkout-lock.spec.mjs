import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { lockCheckout, refuseWhileLocked } from './checkout-lock.mjs';
import { scratchDir } from '../testing/scratch-dir.mjs';

test('one launcher at a time; the next one is told who holds the folder', () => {
  const dir = scratchDir();
  const unlock = lockCheckout(dir, 'Afya serves http://localhost:4100');
  assert.throws(() => lockCheckout(dir, 'another'), /Afya serves http:\/\/localhost:4100 \(process \d+\)/);
  unlock();
  refuseWhileLocked(dir);
});

test('the lock of a launcher that is gone holds nobody up', () => {
  const dir = scratchDir();
  writeFileSync(join(dir, 'launcher.json'), JSON.stringify({ pid: process.pid, start: 'long ago', doing: 'nothing' }));
  refuseWhileLocked(dir);
});
