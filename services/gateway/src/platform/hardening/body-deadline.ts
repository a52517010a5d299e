import { AppError } from '@afya/runtime';
import { type NextFunction, type Request, type Response } from 'express';
import { type GatewayEnv } from '../../gateway.env';
import { answerError } from '../errors/answer-error';

/** Bytes that must arrive in every window: 4 kB a second, which even a slow mobile network exceeds. */
const WINDOW_BYTES = 40 * 1024;
/** The first window lasts BODY_MS because a connection may start slowly, each later one this fraction of it. */
const WINDOWS_PER_BODY_MS = 3;

/**
 * Rejects bodies that arrive too slowly (slowloris), measured by the bytes received and not by the announced length. The server's own
 * limit bounds the whole request.
 */
export function bodyDeadline({ BODY_MS }: Pick<GatewayEnv, 'BODY_MS'>) {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (request.complete || !hasBody(request)) return next();
    let bytesBefore = request.socket.bytesRead;
    const check = () => {
      const { bytesRead } = request.socket;
      if (bytesRead - bytesBefore < WINDOW_BYTES) return rejectSlow(request, response);
      bytesBefore = bytesRead;
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

/** The reader of the body then gets an error, but the response has already been sent. */
function rejectSlow(request: Request, response: Response): void {
  if (request.complete || response.headersSent) return;
  response.setHeader('Connection', 'close');
  response.once('finish', () => request.destroy());
  answerError(new AppError('REQUEST_TOO_SLOW'), request, response);
}
