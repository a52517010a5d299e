import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CASE_FILES, refuseSealed } from './case-files';

test('refuses to print sealed rows without permission', () => {
  expect(() => refuseSealed([CASE_FILES.tuning, CASE_FILES.sealed].flat(), false)).toThrow('must move to cases/tuning');
});

test('refuses a sealed file behind a link', () => {
  const link = join(mkdtempSync(join(tmpdir(), 'afya-cases-')), 'cases.jsonl');
  symlinkSync(CASE_FILES.sealed[0] ?? '', link);
  expect(() => refuseSealed([link], false)).toThrow('is sealed');
});

test('prints tuning rows always, and sealed rows with permission', () => {
  expect(() => refuseSealed(CASE_FILES.tuning, false)).not.toThrow();
  expect(() => refuseSealed(CASE_FILES.sealed, true)).not.toThrow();
});
