import { Cookies } from '../identity/cookies';
import { FirstVisitor } from './first-visitor';

const KEY = 'k'.repeat(22);
const SESSION = 's'.repeat(21);
const NOON = new Date('2026-11-23T12:00:00Z');
const withSecret = (COOKIE_SECRET: string) =>
  new FirstVisitor(new Cookies({ COOKIE_SECRET, PUBLIC_URL: undefined }), { COOKIE_SECRET });
const first = withSecret('a secret for the specs');

test('derives the same visitor only for the same key, session and day', () => {
  const id = first.idFor(SESSION, KEY, NOON);
  expect(id).toMatch(/^[A-Za-z0-9_-]{21}$/);
  expect(first.idFor(SESSION, KEY, new Date('2026-11-23T23:59:59Z'))).toBe(id);
  const others = [
    first.idFor(SESSION, `${KEY}k`, NOON),
    first.idFor('t'.repeat(21), KEY, NOON),
    first.idFor(SESSION, KEY, new Date('2026-11-24T00:00:00Z')),
    withSecret('another secret of the specs').idFor(SESSION, KEY, NOON),
  ];
  expect(new Set([id, ...others]).size).toBe(5);
});

test('refuses a key of less than 128 bits', () => {
  for (const key of ['', 'k', 'k'.repeat(21), `${'k'.repeat(21)} `, 'k'.repeat(256), `${'k'.repeat(22)}é`])
    expect(() => first.idFor(SESSION, key)).toThrow(expect.objectContaining({ code: 'IDEMPOTENCY_KEY_MALFORMED' }));
  expect(first.idFor(SESSION, undefined)).toBeUndefined();
});
