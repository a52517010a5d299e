import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../..');
const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
const pages = globSync(['*.md', 'deploy/docs/**/*.md', 'deploy/kubernetes/*.md', '.github/*.md'], { cwd: root });
const workflows = globSync(['.github/workflows/*.yml', '.ci/run'], { cwd: root });

test('documents link only to files that exist', () => {
  const broken = pages.flatMap((page) => {
    const links = [...read(page).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
    const missing = links.filter((link) => !link.includes('://') && !existsSync(join(root, dirname(page), link)));
    return missing.map((link) => `${page}: ${link}`);
  });
  assert.deepEqual(broken, []);
});

test('the life of a message names a source file for each step', () => {
  const steps = read('deploy/docs/life-of-a-message.md').match(/^\| \d+ \|.*$/gm) ?? [];
  assert.ok(steps.length >= 12);
  assert.deepEqual(
    steps.filter((step) => !/\[[\w.-]+\.tsx?\]\(\.\.\/\.\./.test(step)),
    [],
  );
});

test('documents and workflows name only npm scripts that exist', () => {
  const { scripts } = JSON.parse(read('package.json'));
  // A decision may name a script of another time or package.
  const files = [...pages.filter((page) => !page.includes('/adr/')), ...workflows];
  const unknown = files.flatMap((file) => {
    const names = [...read(file).matchAll(/npm run (?:-s |--silent )?([a-z][a-z:-]*)/g)].map(([, name = '']) => name);
    return names.filter((name) => !(name in scripts)).map((name) => `${file}: ${name}`);
  });
  assert.deepEqual(unknown, []);
});
