import { histogram } from '@afya/runtime';
import { type Request, type Response } from 'express';

const requests = histogram({
  name: 'afya_http_request_duration_seconds',
  help: 'requests from their first byte to the end of their answer',
  labels: ['method', 'route', 'status'],
});
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const UNCHANGED_POLL = { method: 'GET', route: '/api/messages/:id', status: '3xx' };

/** The template of the address, never the address; what has none is a page, or an address that is unknown to the API. */
export function routeOf({ route, originalUrl }: Request): string {
  const template = (route as { path?: unknown } | undefined)?.path;
  if (typeof template === 'string') return template;
  return originalUrl.startsWith('/api') ? 'unknown' : 'page';
}

/** `startedAt`: by performance.now(). */
export function measureRequest(request: Request, { statusCode }: Response, startedAt: number): void {
  const method = METHODS.has(request.method) ? request.method : 'other';
  const labels = { method, route: routeOf(request), status: `${Math.floor(statusCode / 100)}xx` };
  requests.observe(labels, (performance.now() - startedAt) / 1_000);
}

/** The most frequent request of all, which passes nothing else on its way. */
export function measureUnchangedPoll(startedAt: number): void {
  requests.observe(UNCHANGED_POLL, (performance.now() - startedAt) / 1_000);
}
