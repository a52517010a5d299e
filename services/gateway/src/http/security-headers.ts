import { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import helmet from 'helmet';
import { type IncomingMessage } from 'node:http';
import { inlineSources } from '../frontend/inline-sources';
import { type GatewayEnv } from '../gateway.env';

/**
 * The headers of every answer. No inline script or style but the page's own. `blob:` and `data:` are the previews of files that were
 * chosen and not yet sent.
 */
export function securityHeaders({
  PUBLIC_URL,
  FRONTEND_DIR,
}: Pick<GatewayEnv, 'PUBLIC_URL' | 'FRONTEND_DIR'>): RequestHandler[] {
  const inline = inlineSources(FRONTEND_DIR);
  const https = PUBLIC_URL?.startsWith('https:') ?? false;
  const helmeted = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inline.scripts],
        styleSrc: ["'self'", (request) => (isLibraryPage(request) ? "'unsafe-inline'" : inline.styles.join(' '))],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: https && { maxAge: 31_536_000 },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    // No other site holds a handle on our window, nor shows our answers as its own.
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  return [helmeted, permissions];
}

/** The API's description and the view of the queues are drawn by libraries that write style elements and attributes. */
const LIBRARY_PAGES = /^\/api\/(docs|admin\/queues)(\/|\?|$)/i;
const isLibraryPage = ({ url = '' }: IncomingMessage) => LIBRARY_PAGES.test(url);

/** What a page may ask the browser for, and ours never does: a script that got in could not either. Photos come by a file field. */
const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
]
  .concat(['payment', 'publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'])
  .map((feature) => `${feature}=()`)
  .join(', ');

function permissions(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Permissions-Policy', PERMISSIONS);
  next();
}
