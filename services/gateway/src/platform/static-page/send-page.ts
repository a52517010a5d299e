import { AppError } from '@afya/runtime';
import type { NextFunction, Request, Response } from 'express';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = 'index.html';
const COMPRESSED = `${PAGE}.br`;

/** Sends index.html, and its Brotli version to browsers that accept it. */
export function sendPage(folder: string) {
  const isCompressed = existsSync(join(folder, COMPRESSED));
  return (request: Request, response: Response, next: NextFunction): void => {
    const name = isCompressed && request.acceptsEncodings('br') ? COMPRESSED : PAGE;
    response.type('html');
    if (isCompressed) response.vary('Accept-Encoding');
    if (name === COMPRESSED) response.setHeader('Content-Encoding', 'br');
    response.sendFile(name, { root: folder, cacheControl: false }, (failure) => {
      if (!failure || response.headersSent) return;
      response.removeHeader('Content-Encoding');
      next(new AppError('ROUTE_NOT_FOUND', {}, { cause: failure }));
    });
  };
}
