import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

test('every spec and link of the threat model exists', () => {
  const model = read('deploy/docs/threat-model.md');
  const specs = [...model.matchAll(/`((?:services|libs|deploy|frontend)\/[^`]+\.m?ts|deploy\/[^`]+\.mjs)`/g)].map(
    ([, path]) => path ?? '',
  );
  const links = [...model.matchAll(/\]\(([^)#]+)\)/g)].map(([, path]) => `deploy/docs/${path}`);
  assert.ok(specs.length > 40 && links.length > 4);
  assert.deepEqual(
    [...specs, ...links].filter((path) => !existsSync(new URL(path, root))),
    [],
  );
});
