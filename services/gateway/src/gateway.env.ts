import { isPublic, loadEnv } from '@afya/runtime';
import * as z from 'zod';
import { adminVariables } from './admin/admin.env';
import { facilityVariables } from './facilities/facilities.env';
import { fileVariables } from './files/files.env';
import { identityVariables } from './identity/identity.env';
import { limitVariables } from './limits/limits.env';
import { cookieSecretVariables } from './platform/cookie-secrets.env';
import { trustProxyVariables } from './platform/hardening/trust-proxy.env';
import { platformVariables } from './platform/platform.env';
import { privacyVariables } from './privacy/privacy.env';

const schema = z.object({
  ...platformVariables,
  ...cookieSecretVariables,
  ...trustProxyVariables,
  ...identityVariables,
  ...limitVariables,
  ...fileVariables,
  ...adminVariables,
  ...privacyVariables,
  ...facilityVariables,
});
export type GatewayEnv = z.infer<typeof schema>;

const safeSchema = schema.refine((env) => !isPublic(env) || env.TRUST_PROXY !== undefined, {
  path: ['TRUST_PROXY'],
  message: 'must be set with an https PUBLIC_URL: the number or the addresses of the proxies in front, or 0',
});

/** Injection token of the environment. */
export const GATEWAY_ENV = Symbol('gateway environment');

export function loadGatewayEnv(): GatewayEnv {
  return loadEnv(safeSchema);
}
