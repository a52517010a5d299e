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
  /** how often these bytes are sent, each time as a file of its own */
  times: number;
  /** address that a proxy says it comes from */
  from?: string;
}

/** Sends the same bytes as several files of one message by a visitor of its own, as fast as they are taken, held in memory once. */
export async function sendLarge(send: LargeSend) {
  const sent = await begin(send);
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  await write(sent, send);
  sent.end(`\r\n${field('name="language"')}en\r\n--${BOUNDARY}--\r\n`);
  await once(sent, 'finish');
  const endedAt = performance.now();
  const [response] = await answered;
  const { code = '' } = JSON.parse(await text(response)) as { code?: string };
  const { statusCode: status = 0, headers } = response;
  return { status, code, retryAfter: Number(headers['retry-after']), ms: performance.now() - endedAt };
}

/** The same, again where the machine had no time to look into it just then. */
export async function sendPatiently(send: LargeSend) {
  for (let left = 5; ; left -= 1) {
    const answer = await sendLarge(send);
    if (answer.code !== 'RPC_OVERLOADED' || left === 0) return answer;
  }
}

/** The same, but the end never comes. */
export async function sendWithoutEnd(send: LargeSend): Promise<ClientRequest> {
  const sent = await begin(send);
  sent.on('error', () => undefined);
  await write(sent, send);
  return sent;
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

async function write(sent: ClientRequest, { bytes, name, times }: LargeSend): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    sent.write(`${n > 0 ? '\r\n' : ''}${field(`name="files"; filename="${n}-${name}"`)}`);
    if (!sent.write(bytes)) await once(sent, 'drain');
  }
}
