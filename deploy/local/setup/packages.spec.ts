import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isComplete, pathWithoutPackages, type LockedPackage } from './packages.mjs';

const lock = (packages: Record<string, LockedPackage>) => ({ packages });

test('complete when every package has its version; optional packages and the root may be missing', () => {
  const wanted = lock({
    '': { version: '0.1.0' },
    'node_modules/pg': { version: '8.0.0' },
    'node_modules/only-windows': { version: '1.0.0', optional: true },
    'node_modules/@afya/queue': { link: true },
  });
  assert.equal(
    isComplete(wanted, lock({ 'node_modules/pg': { version: '8.0.0' }, 'node_modules/@afya/queue': { link: true } })),
    true,
  );
});

test('not complete when a package is missing or has another version', () => {
  const wanted = lock({ 'node_modules/pg': { version: '8.0.0' } });
  assert.equal(isComplete(wanted, lock({})), false);
  assert.equal(isComplete(wanted, lock({ 'node_modules/pg': { version: '7.0.0' } })), false);
});

test('not complete when an optional package has another version', () => {
  const wanted = lock({ 'node_modules/native': { version: '2.0.0', optional: true } });
  assert.equal(isComplete(wanted, lock({ 'node_modules/native': { version: '1.0.0' } })), false);
});

test('removes folders of installed packages from the PATH for npm', () => {
  assert.equal(pathWithoutPackages('/src/app/node_modules/.bin:/usr/bin:/bin'), '/usr/bin:/bin');
});
