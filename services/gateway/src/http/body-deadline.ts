import { AppError } from '@afya/runtime';
import { type NextFunction, type Request, type Response } from 'express';
import { type GatewayEnv } from '../gateway.env';
import { answerError } from './answer-error';

/** Bytes that must arrive in every window: 4 kB a second, less than the slowest network brings. */
const WINDOW_BYTES = 40 * 1024;
/** Windows after the first, which has all of BODY_MS because a connection may begin slowly. */
const WINDOWS_PER_BODY_MS = 3;

/**
 * Gives up bodies that are fed slowly to keep a connection and its memory, by what arrives and not by what was announced. A whole request
 * is bounded by the server's own limit.
 */
export function bodyDeadline({ BODY_MS }: Pick<GatewayEnv, 'BODY_MS'>) {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (request.complete || !hasBody(request)) return next();
    let seen = request.socket.bytesRead;
    const check = () => {
      const arrived = request.socket.bytesRead;
      if (arrived - seen < WINDOW_BYTES) return giveUp(request, response);
      seen = arrived;
      timer = setTimeout(check, BODY_MS / WINDOWS_PER_BODY_MS);
    };
    let timer = setTimeout(check, BODY_MS);
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
