import * as z from 'zod';
import { dataKeysVariable, parseDataKeys } from './data-keys';
import { loadEnv } from './env';

const key = (letter: string) => Buffer.from(letter.repeat(32)).toString('base64');
const refusal = (DATA_KEYS: string) => {
  try {
    loadEnv(z.object({ DATA_KEYS: dataKeysVariable }), { DATA_KEYS });
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

test('the first key is current, and the others still decrypt', () => {
  const { current, keys } = parseDataKeys(`2026-11:${key('b')}, 2025-11:${key('a')}`);
  expect(current).toBe('2026-11');
  expect([...keys.keys()]).toEqual(['2026-11', '2025-11']);
  expect(keys.get('2025-11')!.export().toString()).toBe('a'.repeat(32));
});

test.each([
  ['', 'DATA_KEYS: is missing'],
  ['nonsense', 'DATA_KEYS: must be id:key'],
  ['a:c2hvcnQ=', 'DATA_KEYS: must be id:key'],
  [`A key:${key('a')}`, 'DATA_KEYS: must be id:key'],
  [`a:${key('a')},`, 'DATA_KEYS: must be id:key'],
  [`a:${key('a')},a:${key('b')}`, 'DATA_KEYS: names an id twice'],
])('%j is refused in one line that names no key', (value, line) => {
  expect(refusal(value)).toMatch(new RegExp(`^${line}[^\\n]*$`));
  if (value) expect(refusal(value)).not.toContain(key('a'));
});
