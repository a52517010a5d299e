import { AppError } from '@afya/runtime';
import { type NextFunction, type Request, type Response } from 'express';

/** Browsers send about twenty headers, and proxies add some. */
const MAX_HEADERS = 100;

/** Refuses requests with too many headers. `rawHeaders` contains names and values alternately. */
export function limitHeaders({ rawHeaders }: Request, _response: Response, next: NextFunction): void {
  next(rawHeaders.length > 2 * MAX_HEADERS ? new AppError('HEADERS_TOO_LARGE') : undefined);
}
