import { AppError } from '@afya/runtime';
import { type NextFunction, type Request, type Response } from 'express';

/** Browsers send about twenty, proxies add some. */
const HEADERS = 100;

/** Refuses requests with more headers than anybody needs. `rawHeaders` holds names and values in turns. */
export function limitHeaders({ rawHeaders }: Request, _response: Response, next: NextFunction): void {
  next(rawHeaders.length > 2 * HEADERS ? new AppError('HEADERS_TOO_LARGE') : undefined);
}
