import { type Product } from '@afya/testing';
import { randomUUID } from 'node:crypto';
import { Browser, expectStatus, PASSWORD } from './browser';

/** Every kind of caller of a route. */
export const CALLERS = [
  'a browser without cookies',
  'visitor A',
  'visitor B',
  'user A',
  'user B',
  'an admin',
  'a former admin',
  'user A, logged out',
] as const;
export type CallerName = (typeof CALLERS)[number];

/** A session with a text and a picture, an upload, and their owner. */
export interface OwnedSession {
  owner: 'visitor A' | 'user A';
  sessionId: string;
  fileMessageId: string;
  /** an upload of two bytes that has not arrived */
  uploadPath: string;
}

export interface Callers {
  browsers: Record<CallerName, Browser>;
  /** the sessions of visitor A and user A, both with `PLANTED` in a text */
  owned: OwnedSession[];
  usernameOfA: string;
}

/** A word in the sessions' texts that only their owners may receive. */
export const PLANTED = 'ndovukuu';

/** Creates one new caller of each kind. */
export async function makeCallers(product: Product): Promise<Callers> {
  const made = CALLERS.map((name) => [name, new Browser(product.url)] as const);
  const browsers = Object.fromEntries(made) as Record<CallerName, Browser>;
  const usernameOfA = name('a');
  await browsers['user A'].register(usernameOfA);
  const owned: OwnedSession[] = [];
  for (const owner of ['visitor A', 'user A'] as const) {
    const sessionId = await browsers[owner].open();
    const fileMessageId = await browsers[owner].sendPicture(sessionId, `I have a cough and ${PLANTED}`);
    const uploadPath = await browsers[owner].createUpload(2);
    owned.push({ owner, sessionId, fileMessageId, uploadPath });
  }
  await browsers['visitor B'].open();
  await browsers['user B'].register(name('b'));
  await browsers['user B'].open();
  const admin = await browsers['an admin'].register(name('c'));
  const demoted = await browsers['a former admin'].register(name('d'));
  const setRole = (role: string, ids: string[]) =>
    product.database.query('UPDATE auth.account SET role = $1 WHERE id = ANY($2)', [role, ids]);
  await setRole('admin', [admin, demoted]);
  await browsers['a former admin'].request('GET', '/api/admin/logs');
  await setRole('user', [demoted]);
  browsers['user A, logged out'] = await loggedOut(product.url, usernameOfA);
  return { browsers, owned, usernameOfA };
}

const name = (letter: string) => `${letter}-${randomUUID().slice(0, 12)}`;

/** The cookies of a login of user A that has ended. */
async function loggedOut(url: string, username: string): Promise<Browser> {
  const browser = new Browser(url);
  await browser.open();
  await expectStatus(await browser.json('POST', '/api/auth/login', { username, password: PASSWORD }), 200);
  const oldCookies = browser.copy();
  await expectStatus(await browser.request('POST', '/api/auth/logout'), 200);
  return oldCookies;
}
