import { currentTraceId, logger, withTrace } from '@afya/runtime';
import { type NextFunction, type Request, type Response } from 'express';

/** Runs the request in the browser's trace (else in a new one), names it in the answer and writes its line to the log. */
export function traceRequest(request: Request, response: Response, next: NextFunction): void {
  const started = performance.now();
  const sentBefore = request.socket.bytesWritten;
  withTrace(request.headers.traceparent as string | undefined, () => {
    response.setHeader('X-Trace-Id', currentTraceId() ?? '');
    response.once('close', () => writeLine(request, response, { started, sentBefore }));
    next();
  });
}

/** An unchanged poll says nothing that an operator wants to read a thousand times a second: it is written at level debug. */
function writeLine(request: Request, response: Response, since: { started: number; sentBefore: number }): void {
  const level = response.statusCode === 304 ? 'debug' : 'info';
  if (!logger.isLevelEnabled(level)) return;
  logger[level](
    {
      method: request.method,
      route: (request.route as { path?: string } | undefined)?.path,
      status: response.statusCode,
      ms: Math.round((performance.now() - since.started) * 10) / 10,
      bytes: request.socket.bytesWritten - since.sentBefore,
      aborted: response.writableFinished ? undefined : true,
      traceId: response.getHeader('X-Trace-Id'),
    },
    'request',
  );
}
