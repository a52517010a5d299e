import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { freePort, isFree, keptPort } from './ports.mjs';
import { scratchDir } from '../testing/scratch-dir.mjs';

test('a backend keeps its port, and gets another one when that is taken', async () => {
  const stateDir = scratchDir();
  const first = await keptPort(stateDir, 'redis');
  assert.equal(await keptPort(stateDir, 'redis'), first);
  const squatter = createServer().listen(first, '127.0.0.1');
  await new Promise((resolve) => squatter.once('listening', resolve));
  const second = await keptPort(stateDir, 'redis');
  squatter.close();
  assert.notEqual(second, first);
  assert.equal(await keptPort(stateDir, 'redis'), second);
});

test('a port is in use while somebody listens on it', async () => {
  const port = await freePort();
  assert.equal(await isFree(port), true);
  const server = createServer().listen(port, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  assert.equal(await isFree(port), false);
  server.close();
});
