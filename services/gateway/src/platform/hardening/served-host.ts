import { AppError } from '@afya/runtime';
import { type NextFunction, type Request, type Response } from 'express';
import { type GatewayEnv } from '../../gateway.env';
import { controllerPath } from '../controller-path';
import { HealthController } from '../health/health.controller';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/** A host with an optional port, as in the Host header. */
const AUTHORITY = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:\d{1,5})?$/i;
const ABSOLUTE_TARGET = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i;
/** Probes of containers and clusters use an address that changes. */
const HEALTH_PATH = `${controllerPath(HealthController)}/`;

/**
 * Whether the request names exactly one host, and it is served: the host of PUBLIC_URL or a loopback name, with any port. This stops DNS
 * rebinding: a foreign name that resolves to this server would otherwise count as our origin in the browser.
 */
export function isServedHost({ PUBLIC_URL }: Pick<GatewayEnv, 'PUBLIC_URL'>): (request: Request) => boolean {
  const served = new Set(PUBLIC_URL ? [...LOOPBACK, new URL(PUBLIC_URL).hostname] : LOOPBACK);
  const isServed = (authority: string) => served.has(AUTHORITY.exec(authority)?.[1]?.toLowerCase() ?? '');
  return (request) => !hasTwoHosts(request) && hostsOf(request).every(isServed);
}

/** Refuses requests to other hosts, except for health checks, and all requests with more than one Host header. */
export function servedHostOnly(env: Pick<GatewayEnv, 'PUBLIC_URL'>) {
  const isServed = isServedHost(env);
  return (request: Request, _response: Response, next: NextFunction): void => {
    const isProbe = request.path.toLowerCase().startsWith(HEALTH_PATH) && !hasTwoHosts(request);
    next(isProbe || isServed(request) ? undefined : new AppError('HOST_REJECTED'));
  };
}

/** The Host header, and the host of an absolute request target, which takes precedence (RFC 9112, 3.2.2). */
function hostsOf({ headers, originalUrl }: Request): string[] {
  const target = ABSOLUTE_TARGET.exec(originalUrl)?.[1];
  return target === undefined ? [headers.host ?? ''] : [headers.host ?? '', target];
}

/**
 * RFC 9112, 3.2. Node uses the first and drops the others. `headersDistinct` would build an object of all headers for each poll, so
 * this reads the names in `rawHeaders`, where names and values alternate.
 */
function hasTwoHosts({ rawHeaders }: Request): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.length === 4 && /^host$/i.test(name)).length > 1;
}
