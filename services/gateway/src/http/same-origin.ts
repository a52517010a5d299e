import { AppError } from '@afya/runtime';
import { type NextFunction, type Request, type Response } from 'express';
import { type GatewayEnv } from '../gateway.env';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site makes a browser send: by Sec-Fetch-Site, and where the browser does not send that, by Origin, which
 * must be PUBLIC_URL's or, without PUBLIC_URL, the scheme and host that were asked (a proxy that TRUST_PROXY names says which scheme).
 * A caller that sends neither is no browser and carries no one's cookies but its own.
 */
export function sameOriginOnly({ PUBLIC_URL }: Pick<GatewayEnv, 'PUBLIC_URL'>) {
  const publicOrigin = PUBLIC_URL && new URL(PUBLIC_URL).origin;
  const isOurs = (origin: string, request: Request) =>
    URL.canParse(origin) && new URL(origin).origin === (publicOrigin ?? askedOrigin(request));

  return (request: Request, _response: Response, next: NextFunction): void => {
    if (SAFE_METHODS.has(request.method)) return next();
    const site = request.headers['sec-fetch-site'];
    const { origin } = request.headers;
    if (site === 'same-origin' || site === 'none') return next();
    if (site === undefined && (origin === undefined || isOurs(origin, request))) return next();
    next(new AppError('ORIGIN_REJECTED'));
  };
}

/** The Host header is a plain host by now: others were refused. */
function askedOrigin({ protocol, headers }: Request): string {
  return new URL(`${protocol}://${headers.host}`).origin;
}
