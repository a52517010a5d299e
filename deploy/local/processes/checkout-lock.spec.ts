import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { lockCheckout, refuseWhileLocked } from './checkout-lock.ts';
import { scratchDir } from '../../testing/support.ts';

test('a second launcher on a folder is refused with the name of the first', () => {
  const dir = scratchDir();
  const unlock = lockCheckout(dir, 'Afya serves http://localhost:4100');
  assert.throws(() => lockCheckout(dir, 'another'), /Afya serves http:\/\/localhost:4100 \(process \d+\)/);
  unlock();
  refuseWhileLocked(dir);
});

test('the lock of a launcher that has ended is ignored', () => {
  const dir = scratchDir();
  writeFileSync(join(dir, 'launcher.json'), JSON.stringify({ pid: process.pid, start: 'long ago', doing: 'nothing' }));
  refuseWhileLocked(dir);
});
