import { histogram } from '@afya/runtime';
import { type Request, type Response } from 'express';

const requests = histogram({
  name: 'afya_http_request_duration_seconds',
  help: 'duration of requests from their first byte to the end of the response',
  labels: ['method', 'route', 'status'],
});
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The route template, never the address itself. A request without a route is a page or an unknown address of the API. */
export function routeOf({ route, originalUrl }: Request): string {
  const template = (route as { path?: unknown } | undefined)?.path;
  if (typeof template === 'string') return template;
  return originalUrl.startsWith('/api') ? 'unknown' : 'page';
}

/** @param startedAt from performance.now() */
export function measureRequest(request: Request, { statusCode }: Response, startedAt: number): void {
  const method = METHODS.has(request.method) ? request.method : 'other';
  observeRequest({ method, route: routeOf(request), status: `${Math.floor(statusCode / 100)}xx` }, startedAt);
}

/** @param startedAt from performance.now() */
export function observeRequest(labels: { method: string; route: string; status: string }, startedAt: number): void {
  requests.observe(labels, (performance.now() - startedAt) / 1_000);
}
