import { currentTraceId, logger, type OpenSpan, startSpan, withTrace } from '@afya/runtime';
import { type NextFunction, type Request, type Response } from 'express';
import { measureRequest, routeOf } from './request-metrics';

/** Runs the request in the browser's trace (else in a new one), names it in the answer, counts it and writes its line to the log. */
export function traceRequest(request: Request, response: Response, next: NextFunction): void {
  const started = performance.now();
  const sentBefore = request.socket.bytesWritten;
  const parent = request.headers.traceparent as string | undefined;
  const span = startSpan({ name: request.method, kind: 'server', parent });
  withTrace(span.traceparent, () => {
    response.setHeader('X-Trace-Id', currentTraceId() ?? '');
    response.once('close', () => {
      measureRequest(request, response, started);
      endSpan(span, request, response);
      writeLine(request, response, { started, sentBefore });
    });
    next();
  });
}

function endSpan(span: OpenSpan, request: Request, { statusCode }: Response): void {
  const { method } = request;
  const route = routeOf(request);
  const facts = { 'http.request.method': method, 'http.route': route, 'http.response.status_code': statusCode };
  span.add(facts, `${method} ${route}`);
  span.end(statusCode >= 500 ? String(statusCode) : undefined);
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
