import { chatForm, PASSWORD, type Browser } from './browser';
import { type CallerName, type OwnedSession } from './callers';

/** The callers that may use a route. */
export type Audience = 'any caller' | 'visitors and users' | 'users' | 'admins' | 'the owner';

export interface AccessRow {
  /** in the format of the route table */
  route: string;
  may: Audience;
  /** status for allowed callers */
  allowed: number;
  /** status and error code for other callers */
  refused?: [status: number, code: string];
  /** the route changes the caller or its data, so it needs its own callers */
  once?: true;
  call(browser: Browser, session: OwnedSession, usernameOfA: string): Promise<Response>;
}

const get = (path: (session: OwnedSession) => string) => (browser: Browser, session: OwnedSession) =>
  browser.request('GET', path(session));
const NOT_OWNER: [number, string] = [403, 'ACCESS_DENIED'];
const NO_LOGIN: [number, string] = [401, 'LOGIN_REQUIRED'];
const consent = { document: 'startup', version: '1', language: 'en', acceptedAt: '2026-01-01T00:00:00.000Z' };

/** Every route of the gateway with its callers. A route that is missing here fails the spec. */
export const ACCESS_ROWS: AccessRow[] = [
  { route: 'GET /api/health/live', may: 'any caller', allowed: 200, call: get(() => '/api/health/live') },
  { route: 'GET /api/health/ready', may: 'any caller', allowed: 200, call: get(() => '/api/health/ready') },
  { route: 'GET /api/privacy', may: 'any caller', allowed: 200, call: get(() => '/api/privacy') },
  {
    route: 'GET /api/facilities/counties',
    may: 'any caller',
    allowed: 200,
    call: get(() => '/api/facilities/counties'),
  },
  {
    route: 'GET /api/facilities',
    may: 'any caller',
    allowed: 200,
    call: get(() => '/api/facilities?county=Nairobi'),
  },
  { route: 'GET /api/auth/me', may: 'users', allowed: 200, refused: NO_LOGIN, call: get(() => '/api/auth/me') },
  {
    route: 'GET /api/auth/sessions',
    may: 'users',
    allowed: 200,
    refused: NO_LOGIN,
    call: get(() => '/api/auth/sessions'),
  },
  {
    route: 'POST /api/auth/register',
    may: 'any caller',
    allowed: 201,
    once: true,
    call: (browser) =>
      browser.json('POST', '/api/auth/register', {
        username: `n-${crypto.randomUUID().slice(0, 12)}`,
        password: PASSWORD,
        preferredLanguage: 'sw',
      }),
  },
  {
    route: 'POST /api/auth/login',
    may: 'any caller',
    allowed: 200,
    once: true,
    call: (browser, _session, username) => browser.json('POST', '/api/auth/login', { username, password: PASSWORD }),
  },
  {
    route: 'POST /api/auth/logout',
    may: 'any caller',
    allowed: 200,
    once: true,
    call: (browser) => browser.request('POST', '/api/auth/logout'),
  },
  {
    route: 'POST /api/auth/password',
    may: 'users',
    allowed: 200,
    refused: NO_LOGIN,
    once: true,
    call: (browser) =>
      browser.json('POST', '/api/auth/password', { currentPassword: PASSWORD, newPassword: 'mwembe mwingine mkubwa' }),
  },
  {
    route: 'POST /api/auth/recovery-code',
    may: 'users',
    allowed: 200,
    refused: NO_LOGIN,
    call: (browser) => browser.json('POST', '/api/auth/recovery-code', { password: PASSWORD }),
  },
  {
    route: 'POST /api/auth/recover',
    may: 'any caller',
    allowed: 401,
    call: (browser) =>
      browser.json('POST', '/api/auth/recover', {
        username: 'nobody of this name',
        recoveryCode: 'A',
        newPassword: 'mwembe mwingine mkubwa',
      }),
  },
  {
    route: 'GET /api/auth/logins',
    may: 'users',
    allowed: 200,
    refused: NO_LOGIN,
    call: get(() => '/api/auth/logins'),
  },
  {
    route: 'DELETE /api/auth/logins/:id',
    may: 'users',
    allowed: 200,
    refused: NO_LOGIN,
    call: (browser) => browser.request('DELETE', '/api/auth/logins/unknown'),
  },
  {
    route: 'DELETE /api/auth/logins',
    may: 'users',
    allowed: 200,
    refused: NO_LOGIN,
    once: true,
    call: (browser) => browser.request('DELETE', '/api/auth/logins'),
  },
  { route: 'GET /api/auth/step-up', may: 'any caller', allowed: 200, call: get(() => '/api/auth/step-up') },
  {
    route: 'POST /api/auth/step-up',
    may: 'users',
    allowed: 200,
    refused: NO_LOGIN,
    once: true,
    call: (browser) => browser.json('POST', '/api/auth/step-up', { password: PASSWORD }),
  },
  {
    route: 'GET /api/auth/second-factor',
    may: 'admins',
    allowed: 200,
    refused: [403, 'ACCESS_DENIED'],
    call: get(() => '/api/auth/second-factor'),
  },
  {
    route: 'POST /api/auth/second-factor',
    may: 'admins',
    // without a second factor: SECOND_FACTOR_SETUP_REQUIRED
    allowed: 403,
    refused: [403, 'ACCESS_DENIED'],
    call: (browser) => browser.json('POST', '/api/auth/second-factor', { code: '000000' }),
  },
  {
    route: 'POST /api/auth/second-factor/setup',
    may: 'admins',
    allowed: 200,
    refused: [403, 'ACCESS_DENIED'],
    call: (browser) => browser.request('POST', '/api/auth/second-factor/setup'),
  },
  {
    route: 'POST /api/auth/second-factor/confirmation',
    may: 'admins',
    // a wrong code
    allowed: 401,
    refused: [403, 'ACCESS_DENIED'],
    call: (browser) => browser.json('POST', '/api/auth/second-factor/confirmation', { code: '000000' }),
  },
  {
    route: 'POST /api/session/:id/title',
    may: 'the owner',
    allowed: 200,
    refused: NOT_OWNER,
    call: (browser, { sessionId }) =>
      browser.json('POST', `/api/session/${sessionId}/title`, { title: 'Homa ya mtoto' }),
  },
  {
    route: 'POST /api/session/:id',
    may: 'the owner',
    allowed: 200,
    refused: NOT_OWNER,
    call: (browser, { sessionId }) => browser.request('POST', `/api/session/${sessionId}`),
  },
  {
    route: 'GET /api/session/:id',
    may: 'the owner',
    allowed: 200,
    refused: NOT_OWNER,
    call: get(({ sessionId }) => `/api/session/${sessionId}`),
  },
  {
    route: 'GET /api/messages/:id',
    may: 'the owner',
    allowed: 200,
    refused: NOT_OWNER,
    call: get(({ sessionId }) => `/api/messages/${sessionId}`),
  },
  {
    route: 'POST /api/chat/:id',
    may: 'the owner',
    allowed: 202,
    refused: NOT_OWNER,
    call: (browser, { sessionId }) =>
      browser.request('POST', `/api/chat/${sessionId}`, { body: chatForm('and a headache') }),
  },
  {
    route: 'DELETE /api/chat/:id/reply/:replyId',
    may: 'the owner',
    // there is no such reply
    allowed: 404,
    refused: NOT_OWNER,
    call: (browser, { sessionId }) => browser.request('DELETE', `/api/chat/${sessionId}/reply/${crypto.randomUUID()}`),
  },
  {
    route: 'POST /api/messages/:id/:messageId/rating',
    may: 'the owner',
    // there is no such message
    allowed: 404,
    refused: NOT_OWNER,
    call: (browser, { sessionId }) =>
      browser.json('POST', `/api/messages/${sessionId}/${crypto.randomUUID()}/rating`, { value: 'up' }),
  },
  {
    route: 'POST /api/uploads',
    may: 'visitors and users',
    allowed: 201,
    refused: NOT_OWNER,
    call: (browser) => browser.request('POST', '/api/uploads', { headers: { 'upload-length': '1' } }),
  },
  {
    route: 'HEAD /api/uploads/:id',
    may: 'the owner',
    allowed: 200,
    // a response to HEAD has no body
    refused: [404, ''],
    call: (browser, { uploadPath }) => browser.request('HEAD', uploadPath),
  },
  {
    route: 'PATCH /api/uploads/:id',
    may: 'the owner',
    allowed: 204,
    refused: [404, 'UPLOAD_NOT_FOUND'],
    call: (browser, { uploadPath }) =>
      browser.request('PATCH', uploadPath, {
        headers: { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
        body: 'x',
      }),
  },
  {
    route: 'GET /api/files/:sessionId/:messageId',
    may: 'the owner',
    allowed: 200,
    refused: NOT_OWNER,
    call: get(({ sessionId, fileMessageId }) => `/api/files/${sessionId}/${fileMessageId}`),
  },
  {
    route: 'GET /api/diagnostic-confidence/:id',
    may: 'the owner',
    allowed: 200,
    refused: NOT_OWNER,
    call: get(({ sessionId }) => `/api/diagnostic-confidence/${sessionId}`),
  },
  {
    route: 'DELETE /api/session/:id',
    may: 'the owner',
    allowed: 200,
    refused: NOT_OWNER,
    once: true,
    call: (browser, { sessionId }) => browser.request('DELETE', `/api/session/${sessionId}`),
  },
  {
    route: 'POST /api/me/consents',
    may: 'visitors and users',
    allowed: 200,
    refused: NOT_OWNER,
    call: (browser) => browser.json('POST', '/api/me/consents', consent),
  },
  {
    route: 'GET /api/me/credits',
    may: 'visitors and users',
    allowed: 200,
    refused: NOT_OWNER,
    call: get(() => '/api/me/credits'),
  },
  {
    route: 'GET /api/me/export',
    may: 'visitors and users',
    allowed: 200,
    refused: NOT_OWNER,
    call: get(() => '/api/me/export'),
  },
  {
    route: 'DELETE /api/me',
    may: 'visitors and users',
    allowed: 200,
    refused: NOT_OWNER,
    once: true,
    call: (browser) => browser.request('DELETE', '/api/me'),
  },
  ...['logs', 'diagnoses', 'counts', 'overview', 'export'].map((list): AccessRow => ({
    route: `GET /api/admin/${list}`,
    may: 'admins',
    allowed: 200,
    refused: [403, 'ACCESS_DENIED'],
    call: get(() => `/api/admin/${list}`),
  })),
  {
    route: 'GET /api/admin/sessions/:id/timeline',
    may: 'admins',
    allowed: 200,
    refused: [403, 'ACCESS_DENIED'],
    call: get(({ sessionId }) => `/api/admin/sessions/${sessionId}/timeline`),
  },
  {
    route: 'POST /api/admin/diagnoses/:eventId/verdict',
    may: 'admins',
    // there is no diagnosis yet
    allowed: 400,
    refused: [403, 'ACCESS_DENIED'],
    call: (browser) =>
      browser.json('POST', `/api/admin/diagnoses/${crypto.randomUUID()}/verdict`, { verdict: 'right', note: '' }),
  },
  {
    route: 'POST /api/admin/sessions/:id/reveal',
    may: 'admins',
    allowed: 200,
    refused: [403, 'ACCESS_DENIED'],
    call: (browser, { sessionId }) =>
      browser.json('POST', `/api/admin/sessions/${sessionId}/reveal`, { reason: 'a complaint of the patient' }),
  },
  ...['', '/*path'].map((below): AccessRow => ({
    route: `GET /api/admin/queues${below}`,
    may: 'admins',
    allowed: 200,
    refused: [403, 'ACCESS_DENIED'],
    call: get(() => `/api/admin/queues${below && '/api/queues?page=1'}`),
  })),
];

const SIGNED_IN = new Set<CallerName>(['user A', 'user B', 'an admin', 'a former admin']);

/** Whether the caller belongs to the route's audience. */
export function belongs(caller: CallerName, may: Audience, owner: OwnedSession['owner']): boolean {
  switch (may) {
    case 'any caller':
      return true;
    case 'visitors and users':
      return caller !== 'a browser without cookies';
    case 'users':
      return SIGNED_IN.has(caller);
    case 'admins':
      return caller === 'an admin';
    case 'the owner':
      return caller === owner;
  }
}

/** The refusal of a caller. Admin routes ask callers without a login to sign in. */
export function refusalOf(row: AccessRow, caller: CallerName): [status: number, code: string] {
  if (row.may === 'admins' && !SIGNED_IN.has(caller)) return [401, 'ADMIN_LOGIN_REQUIRED'];
  return row.refused ?? [0, 'a route for any caller refuses no one'];
}
