import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { PlainError } from './terminal.mjs';
import { numberSetting } from './settings.ts';

const range = { fallback: 3000, min: 1, max: 65_535 };

afterEach(() => {
  delete process.env.AFYA_SPEC;
});

test('returns the default for a missing or empty variable', () => {
  assert.equal(numberSetting('AFYA_SPEC', range), 3000);
  process.env.AFYA_SPEC = '';
  assert.equal(numberSetting('AFYA_SPEC', range), 3000);
});

test('returns the number of the variable', () => {
  process.env.AFYA_SPEC = '4100';
  assert.equal(numberSetting('AFYA_SPEC', range), 4100);
});

for (const value of ['abc', '0', '65536', '1.5', '-1']) {
  test(`${value} is refused in one line`, () => {
    process.env.AFYA_SPEC = value;
    assert.throws(
      () => numberSetting('AFYA_SPEC', range),
      (error) => error instanceof PlainError && !error.message.includes('\n'),
    );
  });
}
