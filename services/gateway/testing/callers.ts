import { type Product } from '@afya/testing';
import { randomUUID } from 'node:crypto';
import { Browser, expectStatus, PASSWORD } from './browser';

/** Every kind of caller that a route may meet. */
export const CALLERS = [
  'nobody',
  'visitor A',
  'visitor B',
  'user A',
  'user B',
  'an admin',
  'an admin of the past',
  'user A, logged out',
] as const;
export type CallerName = (typeof CALLERS)[number];

/** A session with a text and a picture, and whose it is. */
export interface OwnedSession {
  owner: 'visitor A' | 'user A';
  sessionId: string;
  fileMessageId: string;
}

export interface Callers {
  browsers: Record<CallerName, Browser>;
  /** of visitor A and of user A, each with `PLANTED` in its text */
  owned: OwnedSession[];
  usernameOfA: string;
}

/** Stands in the sessions' texts, and in no answer to anybody but their owners. */
export const PLANTED = 'ndovukuu';

/** Everybody, anew: each has what their kind has, and no more. */
export async function makeCallers(product: Product): Promise<Callers> {
  const made = CALLERS.map((name) => [name, new Browser(product.url)] as const);
  const browsers = Object.fromEntries(made) as Record<CallerName, Browser>;
  const usernameOfA = name('a');
  await browsers['user A'].register(usernameOfA);
  const owned: OwnedSession[] = [];
  for (const owner of ['visitor A', 'user A'] as const) {
    const sessionId = await browsers[owner].open();
    const fileMessageId = await browsers[owner].sendPicture(sessionId, `I have a cough and ${PLANTED}`);
    owned.push({ owner, sessionId, fileMessageId });
  }
  await browsers['visitor B'].open();
  await browsers['user B'].register(name('b'));
  await browsers['user B'].open();
  const admin = await browsers['an admin'].register(name('c'));
  const demoted = await browsers['an admin of the past'].register(name('d'));
  const setRole = (role: string, ids: string[]) =>
    product.database.query('UPDATE auth.account SET role = $1 WHERE id = ANY($2)', [role, ids]);
  await setRole('admin', [admin, demoted]);
  await browsers['an admin of the past'].request('GET', '/api/admin/logs');
  await setRole('user', [demoted]);
  browsers['user A, logged out'] = await loggedOut(product.url, usernameOfA);
  return { browsers, owned, usernameOfA };
}

const name = (letter: string) => `${letter}-${randomUUID().slice(0, 12)}`;

/** The cookies of another login of A, which was ended. */
async function loggedOut(url: string, username: string): Promise<Browser> {
  const browser = new Browser(url);
  await browser.open();
  await expectStatus(await browser.json('POST', '/api/auth/login', { username, password: PASSWORD }), 200);
  const cookiesKept = browser.copy();
  await expectStatus(await browser.request('POST', '/api/auth/logout'), 200);
  return cookiesKept;
}
