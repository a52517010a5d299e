import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { scratchDir } from '../../testing/support.ts';
import { prepareFilesDir } from './files-dir.ts';

test('the first start makes the folder for this user only, and later starts do not change it', () => {
  const stateDir = scratchDir();
  const folder = join(stateDir, 'volume', 'files');
  prepareFilesDir(stateDir, folder);
  assert.equal(statSync(folder).mode & 0o777, 0o700);
  writeFileSync(join(folder, 'object'), 'x');
  prepareFilesDir(stateDir, folder);
  assert.deepEqual(readdirSync(folder).sort(), ['.afya-files', 'object']);
});

test('a folder with files of an earlier version is marked', () => {
  const stateDir = scratchDir();
  const folder = join(stateDir, 'files');
  mkdirSync(folder);
  writeFileSync(join(folder, 'object'), 'x');
  prepareFilesDir(stateDir, folder);
  assert.deepEqual(readdirSync(folder).sort(), ['.afya-files', 'object']);
});

test('a prepared folder that is missing, or is an empty mount point, is neither made nor marked', () => {
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

test('another folder is prepared too', () => {
  const stateDir = scratchDir();
  prepareFilesDir(stateDir, join(stateDir, 'files'));
  prepareFilesDir(stateDir, join(stateDir, 'more'));
  assert.deepEqual(readdirSync(join(stateDir, 'more')), ['.afya-files']);
});
