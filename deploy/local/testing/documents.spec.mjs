import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const root = new URL('../../../', import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, root), 'utf8');

test('every spec that the threat model names is there, and every link in it leads somewhere', () => {
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
