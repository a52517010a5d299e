import { Visitor } from '@afya/testing';
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

const BOUNDARY = 'a-boundary';
const field = (disposition: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;

export interface LargeSend {
  url: string;
  bytes: Buffer;
  name: string;
  /** number of files with these bytes */
  times: number;
  /** the address in X-Forwarded-For */
  from?: string;
}

/** Sends a message of a new visitor with several files of the same bytes, which are in memory only once. */
export async function sendLarge(send: LargeSend) {
  const outgoing = await begin(send);
  const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
  await write(outgoing, send);
  outgoing.end(`\r\n${field('name="language"')}en\r\n--${BOUNDARY}--\r\n`);
  await once(outgoing, 'finish');
  const endedAt = performance.now();
  const [response] = await answered;
  const { code = '' } = JSON.parse(await text(response)) as { code?: string };
  const { statusCode: status = 0, headers } = response;
  return { status, code, retryAfter: Number(headers['retry-after']), ms: performance.now() - endedAt };
}

/** Like `sendLarge`, with retries when the machine is too busy to check the files. */
export async function sendWithRetries(send: LargeSend) {
  for (let retriesLeft = 5; ; retriesLeft -= 1) {
    const answer = await sendLarge(send);
    if (answer.code !== 'RPC_OVERLOADED' || retriesLeft === 0) return answer;
  }
}

/** Like `sendLarge`, but never finishes the request. */
export async function sendWithoutEnd(send: LargeSend): Promise<ClientRequest> {
  const outgoing = await begin(send);
  outgoing.on('error', () => undefined);
  await write(outgoing, send);
  return outgoing;
}

async function begin({ url, from }: LargeSend): Promise<ClientRequest> {
  const visitor = await Visitor.arrive(url);
  const headers = {
    cookie: visitor.cookie,
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    ...(from && { 'x-forwarded-for': from }),
  };
  return request(`${url}/api/chat/${visitor.sessionId}`, { method: 'POST', headers });
}

async function write(outgoing: ClientRequest, { bytes, name, times }: LargeSend): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    outgoing.write(`${n > 0 ? '\r\n' : ''}${field(`name="files"; filename="${n}-${name}"`)}`);
    if (!outgoing.write(bytes)) await once(outgoing, 'drain');
  }
}
