import { type NestExpressApplication } from '@nestjs/platform-express';
import { static as staticFiles, type NextFunction, type Request, type Response } from 'express';
import staticCompressed from 'express-static-gzip';
import { join } from 'node:path';
import { sendPage } from './send-page';

/**
 * Serves the built frontend. What lies in assets/ has its hash in its name and is kept by browsers for good; everything else is
 * asked for anew: index.html, the manifest and sw.js, whose first byte that differs is how a browser learns of a new version. A path
 * that is no file is a screen of the app, which is index.html. It, scripts and styles lie there compressed as well; what does not, or
 * for a browser that does not read that, is compressed on the way.
 */
export function serveFrontend(app: NestExpressApplication, folder: string): void {
  const page = sendPage(folder);
  const files = staticFiles(folder, { index: false, cacheControl: false, setHeaders: mustRevalidate });
  app.use(
    '/assets',
    staticCompressed(join(folder, 'assets'), {
      enableBrotli: true,
      orderPreference: ['br'],
      index: false,
      serveStatic: { immutable: true, maxAge: '365d', fallthrough: false },
    }),
  );
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (isApi(request.path) || !isRead(request)) return next();
    files(request, response, (error?: unknown) => {
      if (error) return next(error);
      mustRevalidate(response);
      page(request, response, next);
    });
  });
}

const isApi = (path: string) => path === '/api' || path.startsWith('/api/');
const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

function mustRevalidate(response: Response): void {
  response.setHeader('Cache-Control', 'no-cache');
}
