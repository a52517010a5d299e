import { AppError } from '@afya/runtime';
import { type NextFunction, type Request, type Response } from 'express';
import { type GatewayEnv } from '../gateway.env';
import { answerError } from './answer-error';

/** Bytes a second of which a large body has to keep up with on average: less than the slowest network brings. */
const SLOWEST = 8 * 1024;

/**
 * Gives up bodies that are fed slowly to keep a connection and its memory. What cannot arrive in time by its own Content-Length is
 * given up after the time that it would take on the slowest network; a whole request is bounded by the server's own limit.
 */
export function bodyDeadline({ BODY_MS }: Pick<GatewayEnv, 'BODY_MS'>) {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (request.complete || !hasBody(request)) return next();
    const allowed = BODY_MS + (Number(request.headers['content-length'] ?? 0) / SLOWEST) * 1_000;
    const timer = setTimeout(() => giveUp(request, response), Math.min(allowed, 2 ** 31 - 1));
    for (const end of ['end', 'close'] as const) request.once(end, () => clearTimeout(timer));
    response.once('finish', () => clearTimeout(timer));
    next();
  };
}

const hasBody = ({ headers }: Request) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Whoever reads the body learns that it broke off; by then the answer is out. */
function giveUp(request: Request, response: Response): void {
  if (request.complete || response.headersSent) return;
  response.setHeader('Connection', 'close');
  response.once('finish', () => request.destroy());
  answerError(new AppError('REQUEST_TOO_SLOW'), request, response);
}
