import { AppError } from '@afya/runtime';
import { type NextFunction, type Request, type Response } from 'express';
import { type GatewayEnv } from '../gateway.env';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site makes a browser send: by Sec-Fetch-Site, and where the browser does not send that, by Origin, which
 * must be PUBLIC_URL's or, without PUBLIC_URL, the host that was asked. A caller that sends neither is no browser and carries no
 * one's cookies but its own.
 */
export function sameOriginOnly({ PUBLIC_URL }: Pick<GatewayEnv, 'PUBLIC_URL'>) {
  const publicOrigin = PUBLIC_URL && new URL(PUBLIC_URL).origin;
  const isOurs = (origin: string, request: Request) =>
    publicOrigin ? origin === publicOrigin : hostOf(origin) === request.headers.host;

  return (request: Request, _response: Response, next: NextFunction): void => {
    if (SAFE_METHODS.has(request.method)) return next();
    const site = request.headers['sec-fetch-site'];
    const { origin } = request.headers;
    if (site === 'same-origin' || site === 'none') return next();
    if (site === undefined && (origin === undefined || isOurs(origin, request))) return next();
    next(new AppError('ORIGIN_REJECTED'));
  };
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
