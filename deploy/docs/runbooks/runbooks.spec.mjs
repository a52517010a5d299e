import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const folder = import.meta.dirname;
const pages = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
const readme = readFileSync(join(folder, 'README.md'), 'utf8');

test('the list of runbooks names each page that is there', () => {
  assert.ok(pages.length > 0);
  const unlisted = pages.filter((page) => !readme.includes(`](${page})`));
  assert.deepEqual(unlisted, []);
});
