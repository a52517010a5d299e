import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAudit } from './audit.ts';

test('finds high and critical vulnerabilities with package name and range', () => {
  const ofSeverity = (severity: string) => ({ name: severity, range: '<2.0.0', severity });
  const vulnerabilities = {
    a: ofSeverity('low'),
    b: ofSeverity('moderate'),
    c: ofSeverity('high'),
    d: ofSeverity('critical'),
  };
  assert.deepEqual(readAudit(JSON.stringify({ vulnerabilities })), {
    findings: ['high <2.0.0 (high)', 'critical <2.0.0 (critical)'],
  });
  assert.deepEqual(readAudit('{"vulnerabilities":{}}'), { findings: [] });
});

test('reports the problem when the registry has no audit', () => {
  const refused = { error: { code: 'ENOAUDIT', summary: 'endpoint returned an error' } };
  assert.deepEqual(readAudit(JSON.stringify(refused)), { problem: 'endpoint returned an error' });
  assert.ok('problem' in readAudit(''));
});
