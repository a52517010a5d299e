import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../local/setup/paths.mjs';
import { billOf } from './sbom.mjs';

const readJson = (/** @type {string} */ path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const { packages: locked } = readJson('package-lock.json');

/** Packages without a licence in their manifest. */
const unlicensed = ['pause'];

/** @typedef {{ name: string, version: string, purl: string, hashes?: { alg: string, content: string }[], licenses: any[] }} Component */

for (const service of ['gateway', 'auth', 'consultation', 'admin-log', 'ai-worker']) {
  test(`the bill of materials of ${service} lists exactly its production packages, with versions and licences`, () => {
    const bill = JSON.parse(billOf(service));
    assert.deepEqual([bill.bomFormat, bill.specVersion], ['CycloneDX', '1.5']);
    const components = /** @type {Component[]} */ (bill.components);
    const named = new Set(components.map(({ name, version }) => `${name}@${version}`));

    const { dependencies } = readJson(`services/${service}/package.json`);
    const wanted = Object.keys(dependencies).map((name) => {
      const nested = `services/${service}/node_modules/${name}`;
      return `${name}@${readJson(`${nested in locked ? nested : `node_modules/${name}`}/package.json`).version}`;
    });
    assert.ok(wanted.length > 5);
    assert.deepEqual(
      wanted.filter((name) => !named.has(name)),
      [],
    );
    for (const name of ['jest', 'nx', 'vite', 'eslint'])
      assert.ok(!components.some((component) => component.name === name), name);
    assert.equal(
      components.some(({ name }) => name === 'react'),
      service === 'gateway',
    );

    for (const { name, version, purl, licenses, hashes } of components) {
      assert.equal(purl, `pkg:npm/${name.replace('@', '%40')}@${version}`);
      const isNamed = licenses.length > 0 && !licenses.some(({ license }) => license?.name === 'NOASSERTION');
      assert.ok(isNamed || unlicensed.includes(name), `${name} names no licence`);
      if (!name.startsWith('@afya/')) assert.match(hashes?.[0]?.content ?? '', /^[0-9a-f]{128}$/, name);
    }
  });
}

test('each image contains the bill of its service', () => {
  const script = readFileSync(join(root, 'deploy/images/pick-service.sh'), 'utf8');
  assert.match(script, /^node deploy\/images\/sbom\.mjs "\$service" >"\$folder\/sbom\.cdx\.json"$/m);
});
