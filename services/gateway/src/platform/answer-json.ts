import { type Request, type Response } from 'express';
import { createHash } from 'node:crypto';

/** Characters of a digest: enough to tell two bodies of one address apart. */
const ETAG_LENGTH = 16;

/** Sends a body with an ETag of its bytes, or 304 without it when the caller has it already. No cache stores either of them. */
export function answerJson(request: Pick<Request, 'headers'>, response: Response, body: unknown): void {
  const etag = bodyEtag(body);
  response.set('ETag', etag);
  // A proxy that compresses may have made the ETag a weak one.
  const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known.includes(etag)) response.status(304).end();
  else response.json(body);
}

/** The strong ETag of a JSON body. */
export function bodyEtag(body: unknown): string {
  return `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, ETAG_LENGTH)}"`;
}
