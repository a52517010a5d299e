import type { LoginList } from '@afya/contracts';
import { http, HttpResponse } from 'msw';
import { refuse } from './fake-api';
import { server } from './server';

export const PASSWORD = 'a long quiet river';
export const CODE = '123456';
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
export const OTP_ADDRESS = `otpauth://totp/Afya:Otieno?secret=${SECRET}&issuer=Afya`;
export const RECOVERY_CODES = Array.from({ length: 10 }, (_, at) => `AAAAAA-BBBBBB-CCCCCC-${100_000 + at}`);

/**
 * Fakes password and second-factor checks. A test sets and changes the state. Call it after `fakeApi` or `fakeLogs`.
 */
export function fakeSecurity() {
  const state = {
    passwordNeeded: false,
    throttledSeconds: 0,
    enrolled: false,
    /** error code of refused admin requests */
    refusal: null as 'SECOND_FACTOR_REQUIRED' | 'SECOND_FACTOR_SETUP_REQUIRED' | null,
    logins: [] as LoginList,
    /** request bodies by path */
    sent: [] as [path: string, body: unknown][],
    ended: [] as string[],
  };
  const recordBody = async (request: Request) => {
    const body: unknown = await request.json();
    state.sent.push([new URL(request.url).pathname, body]);
    return body as Record<string, string>;
  };
  const throttled = () =>
    refuse({ status: 429, code: 'LOGIN_THROTTLED', headers: { 'Retry-After': `${state.throttledSeconds}` } });
  const passwordRequired = () => refuse({ status: 401, code: 'PASSWORD_REQUIRED' });
  const end = (name: string, isEnded: (login: LoginList[number]) => boolean) => {
    if (state.passwordNeeded) return passwordRequired();
    state.ended.push(name);
    state.logins = state.logins.filter((login) => login.isCurrent || !isEnded(login));
    return HttpResponse.json({ success: true });
  };
  server.use(
    http.all('/api/admin/*', () => (state.refusal ? refuse({ status: 403, code: state.refusal }) : undefined)),
    http.get('/api/auth/step-up', () => HttpResponse.json({ required: state.passwordNeeded })),
    http.post('/api/auth/step-up', async ({ request }) => {
      const { password } = await recordBody(request);
      if (state.throttledSeconds) return throttled();
      if (password !== PASSWORD) return refuse({ status: 401, code: 'CREDENTIALS_INVALID' });
      state.passwordNeeded = false;
      return HttpResponse.json({ success: true });
    }),
    http.get('/api/auth/second-factor', () =>
      state.refusal === 'SECOND_FACTOR_REQUIRED'
        ? refuse({ status: 403, code: state.refusal })
        : HttpResponse.json({
            required: false,
            enrolled: state.enrolled,
            recoveryCodesLeft: state.enrolled ? RECOVERY_CODES.length : 0,
          }),
    ),
    http.post('/api/auth/second-factor', async ({ request }) => {
      const { code } = await recordBody(request);
      if (state.throttledSeconds) return throttled();
      if (code !== CODE && code !== RECOVERY_CODES[0]) return refuse({ status: 401, code: 'SECOND_FACTOR_INVALID' });
      state.refusal = null;
      return HttpResponse.json({ id: 'u1', username: 'Otieno', preferredLanguage: 'en', role: 'admin' });
    }),
    http.post('/api/auth/second-factor/setup', () =>
      state.passwordNeeded ? passwordRequired() : HttpResponse.json({ secret: SECRET, uri: OTP_ADDRESS }),
    ),
    http.post('/api/auth/second-factor/confirmation', async ({ request }) => {
      const { code } = await recordBody(request);
      if (code !== CODE) return refuse({ status: 401, code: 'SECOND_FACTOR_INVALID' });
      state.enrolled = true;
      state.refusal = null;
      return HttpResponse.json({ recoveryCodes: RECOVERY_CODES });
    }),
    http.get('/api/auth/logins', () => HttpResponse.json(state.logins)),
    http.delete('/api/auth/logins', () => end('others', () => true)),
    http.delete('/api/auth/logins/:id', ({ params }) => end(String(params.id), ({ id }) => id === params.id)),
  );
  return state;
}
