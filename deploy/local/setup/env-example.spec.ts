import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from './paths.mjs';

const example = readFileSync(join(root, '.env.example'), 'utf8').split('\n');
const named = example.flatMap((line) => /^([A-Z][A-Z0-9_]+)=/.exec(line)?.[1] ?? []);

test('.env.example names every variable that a service reads', () => {
  const files = globSync(['services/*/src/**/*.env.ts', 'libs/storage/src/create-object-store.ts'], { cwd: root });
  const read = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^ +([A-Z][A-Z0-9_]+): /gm)].map((match) => match[1]),
  );
  assert.ok(read.length > 0);
  assert.deepEqual(
    read.filter((name) => !named.includes(name ?? '')),
    [],
  );
});

test('.env.example describes each variable, and names it once', () => {
  const silent = example.filter((line, i) => /^[A-Z]/.test(line) && !example[i - 1]?.startsWith('# '));
  assert.deepEqual(silent, []);
  assert.equal(new Set(named).size, named.length);
});
