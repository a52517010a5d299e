import { createHash } from 'node:crypto';

export interface Answer {
  status: number;
  headers?: Record<string, string | number>;
  body?: string | Buffer;
}

interface Stored {
  bytes: Buffer;
  mime: string;
  etag: string;
  at: Date;
}
export interface S3Request {
  method: string;
  bucket: string;
  key: string;
  query: URLSearchParams;
  mime: string;
  body: Buffer;
}

const STATUS: Record<string, number> = { NoSuchBucket: 404, NoSuchKey: 404, BucketAlreadyOwnedByYou: 409 };
const MAX_KEYS = 1_000;

export const errorAnswer = (code: string, status = STATUS[code] ?? 403): Answer =>
  xml(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`, status);

const xml = (body: string, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>${body}`,
});

/** Handles requests with a valid signature: buckets, whole objects, lists and removals, in memory. */
export class Buckets {
  private readonly buckets = new Map<string, Map<string, Stored>>();

  answer(request: S3Request): Answer {
    const { method, bucket, key, query } = request;
    const objects = this.buckets.get(bucket);
    if (!key && method === 'PUT') return this.make(bucket);
    if (!objects) return errorAnswer('NoSuchBucket');
    if (!key && method === 'HEAD') return { status: 200 };
    if (!key && method === 'GET' && query.get('list-type') === '2') return list(objects, query);
    if (!key && method === 'POST' && query.has('delete')) return removeAll(objects, request.body.toString());
    if (key && query.size === 0) return answerObject(objects, request);
    // Multipart uploads, versions and policies are not needed here.
    return errorAnswer('NotImplemented', 501);
  }

  private make(bucket: string): Answer {
    if (this.buckets.has(bucket)) return errorAnswer('BucketAlreadyOwnedByYou');
    this.buckets.set(bucket, new Map());
    return { status: 200 };
  }
}

function answerObject(objects: Map<string, Stored>, { method, key, mime, body }: S3Request): Answer {
  if (method === 'PUT') {
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;
    objects.set(key, { bytes: body, mime, etag, at: new Date() });
    return { status: 200, headers: { etag } };
  }
  if (method === 'DELETE') {
    objects.delete(key);
    return { status: 204 };
  }
  const found = objects.get(key);
  if (!found) return errorAnswer('NoSuchKey');
  const { bytes, etag, at } = found;
  const headers = {
    etag,
    'content-type': found.mime,
    'last-modified': at.toUTCString(),
    'content-length': bytes.length,
  };
  return { status: 200, headers, body: bytes };
}

function list(objects: Map<string, Stored>, query: URLSearchParams): Answer {
  const prefix = query.get('prefix') ?? '';
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64url').toString();
  const maxKeys = Math.min(Number(query.get('max-keys') || MAX_KEYS), MAX_KEYS);
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const shown = keys.slice(0, maxKeys);
  const isTruncated = keys.length > shown.length;
  const contents = shown.map((key) => {
    const { at, etag, bytes } = objects.get(key)!;
    const properties = `<LastModified>${at.toISOString()}</LastModified><ETag>${etag}</ETag><Size>${bytes.length}</Size>`;
    return `<Contents><Key>${key}</Key>${properties}</Contents>`;
  });
  const next = isTruncated
    ? `<NextContinuationToken>${Buffer.from(shown.at(-1)!).toString('base64url')}</NextContinuationToken>`
    : '';
  const counts = `<KeyCount>${shown.length}</KeyCount><IsTruncated>${isTruncated}</IsTruncated>${next}`;
  return xml(`<ListBucketResult><Prefix>${prefix}</Prefix>${counts}${contents.join('')}</ListBucketResult>`);
}

function removeAll(objects: Map<string, Stored>, body: string): Answer {
  const keys = [...body.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key]) => key!);
  keys.forEach((key) => objects.delete(key));
  return xml(`<DeleteResult>${keys.map((key) => `<Deleted><Key>${key}</Key></Deleted>`).join('')}</DeleteResult>`);
}
