import { currentTraceId, logger, type OpenSpan, startSpan, withTrace } from '@afya/runtime';
import { type NextFunction, type Request, type Response } from 'express';
import { measureRequest, routeOf } from './request-metrics';

/** Runs the request in the browser's trace or in a new one, returns the trace id in a header, and measures and logs the request. */
export function traceRequest(request: Request, response: Response, next: NextFunction): void {
  const startedAt = performance.now();
  const sentBefore = request.socket.bytesWritten;
  const parent = request.headers.traceparent as string | undefined;
  const span = startSpan({ name: request.method, kind: 'server', parent });
  withTrace(span.traceparent, () => {
    response.setHeader('X-Trace-Id', currentTraceId() ?? '');
    response.once('close', () => {
      measureRequest(request, response, startedAt);
      endSpan(span, request, response);
      logRequest(request, response, { startedAt, sentBefore });
    });
    next();
  });
}

function endSpan(span: OpenSpan, request: Request, { statusCode }: Response): void {
  const { method } = request;
  const route = routeOf(request);
  const attributes = { 'http.request.method': method, 'http.route': route, 'http.response.status_code': statusCode };
  span.add(attributes, `${method} ${route}`);
  span.end(statusCode >= 500 ? String(statusCode) : undefined);
}

/** Unchanged polls are logged at level debug because there may be a thousand of them a second. */
function logRequest(request: Request, response: Response, since: { startedAt: number; sentBefore: number }): void {
  const level = response.statusCode === 304 ? 'debug' : 'info';
  if (!logger.isLevelEnabled(level)) return;
  logger[level](
    {
      method: request.method,
      route: (request.route as { path?: string } | undefined)?.path,
      status: response.statusCode,
      ms: Math.round((performance.now() - since.startedAt) * 10) / 10,
      bytes: request.socket.bytesWritten - since.sentBefore,
      aborted: response.writableFinished ? undefined : true,
      traceId: response.getHeader('X-Trace-Id'),
    },
    'request',
  );
}
