import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { scratchDir } from '../testing/scratch-dir.mjs';
import { prepareFilesDir } from './files-dir.mjs';

test('the first start makes the folder for files, for this user alone, and later ones leave it as it is', () => {
  const stateDir = scratchDir();
  const folder = join(stateDir, 'volume', 'files');
  prepareFilesDir(stateDir, folder);
  assert.equal(statSync(folder).mode & 0o777, 0o700);
  writeFileSync(join(folder, 'object'), 'x');
  prepareFilesDir(stateDir, folder);
  assert.deepEqual(readdirSync(folder).sort(), ['.afya-files', 'object']);
});

test('a folder with files from before it was marked is marked', () => {
  const stateDir = scratchDir();
  const folder = join(stateDir, 'files');
  mkdirSync(folder);
  writeFileSync(join(folder, 'object'), 'x');
  prepareFilesDir(stateDir, folder);
  assert.deepEqual(readdirSync(folder).sort(), ['.afya-files', 'object']);
});

test('a folder that was prepared and is gone, or is an empty mount point, is neither made nor marked', () => {
  const stateDir = scratchDir();
  const folder = join(stateDir, 'files');
  prepareFilesDir(stateDir, folder);
  rmSync(folder, { recursive: true });
  prepareFilesDir(stateDir, folder);
  assert.equal(existsSync(folder), false);
  mkdirSync(folder);
  prepareFilesDir(stateDir, folder);
  assert.deepEqual(readdirSync(folder), []);
});

test('another folder is prepared beside it', () => {
  const stateDir = scratchDir();
  prepareFilesDir(stateDir, join(stateDir, 'files'));
  prepareFilesDir(stateDir, join(stateDir, 'more'));
  assert.deepEqual(readdirSync(join(stateDir, 'more')), ['.afya-files']);
});
