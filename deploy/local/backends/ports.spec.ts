import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { freePort, isFree, portFor } from './ports.ts';
import { scratchDir } from '../../testing/support.ts';

test('a backend has the same port each time, and another one when that is taken', async () => {
  const stateDir = scratchDir();
  const first = await portFor(stateDir, 'redis');
  assert.equal(await portFor(stateDir, 'redis'), first);
  const other = createServer().listen(first, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const second = await portFor(stateDir, 'redis');
  other.close();
  assert.notEqual(second, first);
  assert.equal(await portFor(stateDir, 'redis'), second);
});

test('a port is not free while a server listens on it', async () => {
  const port = await freePort();
  assert.equal(await isFree(port), true);
  const server = createServer().listen(port, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  assert.equal(await isFree(port), false);
  server.close();
});
