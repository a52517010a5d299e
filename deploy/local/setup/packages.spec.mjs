import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isComplete, pathWithoutPackages } from './packages.mjs';

/** @param {Record<string, import('./packages.mjs').LockedPackage>} packages */
const lock = (packages) => ({ packages });

test('complete: every package is there in its version; those for other systems and the root may lack', () => {
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

test('not complete: a package is missing, or is of another version', () => {
  const wanted = lock({ 'node_modules/pg': { version: '8.0.0' } });
  assert.equal(isComplete(wanted, lock({})), false);
  assert.equal(isComplete(wanted, lock({ 'node_modules/pg': { version: '7.0.0' } })), false);
});

test('not complete: an optional package is of another version', () => {
  const wanted = lock({ 'node_modules/native': { version: '2.0.0', optional: true } });
  assert.equal(isComplete(wanted, lock({ 'node_modules/native': { version: '1.0.0' } })), false);
});

test('the PATH for npm has no folder of installed packages', () => {
  assert.equal(pathWithoutPackages('/src/app/node_modules/.bin:/usr/bin:/bin'), '/usr/bin:/bin');
});
