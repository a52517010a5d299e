import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { addressesIn, exportLines } from './running-backends.ts';

const stateDir = mkdtempSync(join(tmpdir(), 'afya-running-'));
after(() => rmSync(stateDir, { recursive: true }));
writeFileSync(join(stateDir, 'ports.json'), JSON.stringify({ postgres: 4001, redis: 4002 }));
writeFileSync(join(stateDir, 'secrets.json'), JSON.stringify({ POSTGRES_OWNER_PASSWORD: 'p', REDIS_PASSWORD: 'r' }));

const running = () => addressesIn(stateDir);

test('exports the running backends with the names that the runbooks use', () => {
  assert.deepEqual(exportLines({}, running), [
    "export DATABASE_URL='postgres://afya_owner:p@127.0.0.1:4001/afya'",
    "export BUS_REDIS_URL='redis://default:r@127.0.0.1:4002'",
    "export QUEUE_REDIS_URL='redis://default:r@127.0.0.1:4002'",
  ]);
});

test('exports the given URLs first, quoted for a shell', () => {
  const given = {
    DATABASE_URL: "postgres://a:it's $HOME@db/afya",
    REDIS_URL: 'redis://one',
    QUEUE_REDIS_URL: 'redis://two',
  };
  const script = `${exportLines(given, running).join('\n')}\nprintf '%s\\n' "$DATABASE_URL" "$BUS_REDIS_URL" "$QUEUE_REDIS_URL"`;
  const values = execFileSync('sh', ['-c', script], { encoding: 'utf8' }).trim().split('\n');
  assert.deepEqual(values, [given.DATABASE_URL, given.REDIS_URL, given.QUEUE_REDIS_URL]);
});
