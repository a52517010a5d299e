import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAudit } from './audit.mjs';

test('what is high or critical is found, by its name and range', () => {
  const of = (/** @type {string} */ severity) => ({ name: severity, range: '<2.0.0', severity });
  const vulnerabilities = { a: of('low'), b: of('moderate'), c: of('high'), d: of('critical') };
  assert.deepEqual(readAudit(JSON.stringify({ vulnerabilities })), {
    findings: ['high <2.0.0 (high)', 'critical <2.0.0 (critical)'],
  });
  assert.deepEqual(readAudit('{"vulnerabilities":{}}'), { findings: [] });
});

test('a registry without an audit is no verdict', () => {
  const refused = { error: { code: 'ENOAUDIT', summary: 'endpoint returned an error' } };
  assert.deepEqual(readAudit(JSON.stringify(refused)), { missing: 'endpoint returned an error' });
  assert.ok('missing' in readAudit(''));
});
