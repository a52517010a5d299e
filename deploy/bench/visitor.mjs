import { randomBytes, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const boundary = 'afya-bench';

export const newSessionId = () => randomBytes(16).toString('base64url').slice(0, 21);

/**
 * @param {string} url
 * @param {{ method?: string, headers?: Record<string, string>, body?: string }} options
 * @returns {Promise<{ status: number, headers: import('node:http').IncomingHttpHeaders, body: string }>}
 */
export function call(url, { method = 'GET', headers = {}, body = '' } = {}) {
  return new Promise((resolve, reject) => {
    const length = body ? { 'content-length': String(Buffer.byteLength(body)) } : {};
    const sent = request(url, { method, agent, headers: { ...headers, ...length } }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

/** A visitor with a cookie and sessions. */
export class Visitor {
  cookie = '';

  /** @param {string} url of the product */
  constructor(url) {
    this.url = url;
  }

  /** @returns {Promise<string>} the id of a new session */
  async openSession() {
    const id = newSessionId();
    const { status, headers } = await call(`${this.url}/api/session/${id}`, {
      method: 'POST',
      headers: this.#headers(),
    });
    if (status !== 201) throw new Error(`opening a session answered ${status}`);
    const cookie = headers['set-cookie']?.[0]?.split(';')[0];
    if (cookie) this.cookie = cookie;
    return id;
  }

  /** Sends a text message and resolves when it is accepted. @param {string} sessionId @param {string} text */
  async send(sessionId, text) {
    const part = (/** @type {string} */ name, /** @type {string} */ value) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const body = `${part('message', text)}${part('language', 'sw')}--${boundary}--\r\n`;
    const headers = {
      ...this.#headers(),
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'idempotency-key': randomUUID(),
    };
    const { status, body: answer } = await call(`${this.url}/api/chat/${sessionId}`, { method: 'POST', headers, body });
    if (status !== 202) throw new Error(`a send answered ${status} ${answer.slice(0, 200)}`);
  }

  /** @param {string} sessionId */
  async messages(sessionId) {
    const { status, headers, body } = await call(`${this.url}/api/messages/${sessionId}`, { headers: this.#headers() });
    if (status !== 200) throw new Error(`reading messages answered ${status}`);
    return { etag: String(headers.etag), messages: JSON.parse(body) };
  }

  #headers() {
    return /** @type {Record<string, string>} */ (this.cookie ? { cookie: this.cookie } : {});
  }
}
