import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type Answer, type Buckets, errorAnswer } from './buckets';
import { refusalOf, type S3Account } from './signature';

/** An S3 server on the loopback interface, for specs: it stores objects in memory and checks every signature. */
export async function serveS3(port: number, account: S3Account, buckets: Buckets): Promise<Server> {
  const server = createServer((request, response) => {
    answer(request, buckets, account).then(
      (result) => send(response, request.method, result),
      // The request was cut off: no response, nothing stored.
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return server;
}

async function answer(request: IncomingMessage, buckets: Buckets, account: S3Account): Promise<Answer> {
  const body = await buffer(request);
  const refusal = refusalOf(request, body, account);
  if (refusal) return errorAnswer(refusal);
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://s3');
  const [, bucket = '', ...names] = decodeURIComponent(pathname).split('/');
  const mime = request.headers['content-type'] ?? 'application/octet-stream';
  return buckets.answer({ method: request.method ?? '', bucket, key: names.join('/'), query, mime, body });
}

function send(response: ServerResponse, method: string | undefined, { status, headers, body }: Answer): void {
  response.writeHead(status, { 'x-amz-request-id': 'specs', ...headers });
  response.end(method === 'HEAD' ? undefined : body);
}
