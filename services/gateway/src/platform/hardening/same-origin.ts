import { AppError } from '@afya/runtime';
import { type NextFunction, type Request, type Response } from 'express';
import { type GatewayEnv } from '../../gateway.env';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses cross-site requests (CSRF) by Sec-Fetch-Site, and without that header by Origin. The origin must be PUBLIC_URL's or, without
 * PUBLIC_URL, the scheme and host of the request (a trusted proxy reports the scheme). A caller that sends neither header is not a
 * browser and has only its own cookies.
 */
export function sameOriginOnly({ PUBLIC_URL }: Pick<GatewayEnv, 'PUBLIC_URL'>) {
  const publicOrigin = PUBLIC_URL && new URL(PUBLIC_URL).origin;
  const isSameOrigin = (origin: string, request: Request) =>
    URL.canParse(origin) && new URL(origin).origin === (publicOrigin ?? requestedOrigin(request));

  return (request: Request, _response: Response, next: NextFunction): void => {
    if (SAFE_METHODS.has(request.method)) return next();
    const site = request.headers['sec-fetch-site'];
    const { origin } = request.headers;
    if (site === 'same-origin' || site === 'none') return next();
    if (site === undefined && (origin === undefined || isSameOrigin(origin, request))) return next();
    next(new AppError('ORIGIN_REJECTED'));
  };
}

/** `servedHostOnly` has already refused any Host header that is not a plain host. */
function requestedOrigin({ protocol, headers }: Request): string {
  return new URL(`${protocol}://${headers.host}`).origin;
}
