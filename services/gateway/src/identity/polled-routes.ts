import { type Request } from 'express';

/** Reads that a page repeats by itself for as long as it is open: they do not show that a person is there. */
const POLLED =
  /^\/api\/(messages|session|diagnostic-confidence|privacy|health|admin\/counts|admin\/queues\/api)(\/|\?|$)/;

export function isPolled({ method, originalUrl }: Pick<Request, 'method' | 'originalUrl'>): boolean {
  return (method === 'GET' || method === 'HEAD') && POLLED.test(originalUrl);
}
