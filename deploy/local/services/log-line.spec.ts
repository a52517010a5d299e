import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatLogLine } from './log-line.ts';

test('formats time, level, service and message of a log line, then its other fields', () => {
  const line = JSON.stringify({
    level: 'info',
    time: '2026-01-02T10:11:12.345Z',
    service: 'gateway',
    msg: 'listening',
    port: 3000,
    err: { code: 'EPIPE' },
    traceId: null,
  });
  assert.equal(formatLogLine('gateway', line), '10:11:12.345 info  gateway: listening port=3000 err={"code":"EPIPE"}');
});

test('prints other output unchanged after the name of the service', () => {
  assert.match(formatLogLine('auth', 'Warning: something'), /^ +auth: Warning: something$/);
  assert.match(formatLogLine('auth', '{ not JSON'), /^ +auth: \{ not JSON$/);
});
