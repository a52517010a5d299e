import { type NestExpressApplication } from '@nestjs/platform-express';
import { static as staticFiles, type NextFunction, type Request, type Response } from 'express';
import staticCompressed from 'express-static-gzip';
import { join } from 'node:path';
import { API_PREFIX } from '../controller-path';
import { sendPage } from './send-page';

/**
 * Serves the built frontend. Files in assets/ have a hash in their names, so browsers cache them permanently. All other files are
 * revalidated: index.html, the manifest and sw.js, by which a browser detects a new version. A path without a file is a screen of the
 * app, so index.html is sent. The build compresses index.html, scripts and styles; the middleware compresses everything else.
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
    if (isApiPath(request.path) || !isRead(request)) return next();
    files(request, response, (error?: unknown) => {
      if (error) return next(error);
      mustRevalidate(response);
      page(request, response, next);
    });
  });
}

const isApiPath = (path: string) => path === `/${API_PREFIX}` || path.startsWith(`/${API_PREFIX}/`);
const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

function mustRevalidate(response: Response): void {
  response.setHeader('Cache-Control', 'no-cache');
}
