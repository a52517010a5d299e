import { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import helmet from 'helmet';
import { type IncomingMessage } from 'node:http';
import { inlineSources } from '../static-page/inline-sources';
import { type GatewayEnv } from '../../gateway.env';

/**
 * The security headers of every response. On pages, only the page's own inline scripts and styles are allowed. `blob:` and `data:` are for previews
 * of files that are chosen and not yet sent. `libraryPages`: paths of pages whose libraries write style elements and attributes.
 */
export function securityHeaders(
  { PUBLIC_URL, FRONTEND_DIR }: Pick<GatewayEnv, 'PUBLIC_URL' | 'FRONTEND_DIR'>,
  libraryPages: readonly string[],
): RequestHandler[] {
  const inline = inlineSources(FRONTEND_DIR);
  const libraryPage = new RegExp(`^(?:${libraryPages.join('|')})(/|\\?|$)`, 'i');
  const isLibraryPage = ({ url = '' }: IncomingMessage) => libraryPage.test(url);
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
    // No other site gets a reference to our window or embeds our responses.
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  const forData = dataHeaders(https);
  const isData = ({ url }: Request) => DATA_PATH.test(url) && !libraryPage.test(url);
  return [helmeted, permissionsPolicy].map(
    (forPages): RequestHandler =>
      (request, response, next) =>
        isData(request) ? forData(request, response, next) : forPages(request, response, next),
  );
}

const DATA_PATH = /^\/api\//i;

/** Responses of the API are data and no documents: they run nothing, and a poll costs a patient with a small data bundle a third less. */
function dataHeaders(https: boolean): RequestHandler {
  const headers = Object.entries({
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(https && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  });
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

/** Browser features that our page never uses, so that an injected script cannot use them either. Photos come from a file input. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'gyroscope',
  'magnetometer',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
/** Features of the page itself, never of a frame or another site: the microphone is for dictation and voice notes. */
const OWN_FEATURES = ['microphone'];
const PERMISSIONS_POLICY = [
  ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
  ...OWN_FEATURES.map((feature) => `${feature}=(self)`),
].join(', ');

function permissionsPolicy(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Permissions-Policy', PERMISSIONS_POLICY);
  next();
}
