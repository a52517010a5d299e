import { randomBytes } from 'node:crypto';
import { eventually } from '../eventually';

/** One pixel: the smallest valid PNG. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The part of a message that specs check. */
export interface SeenMessage {
  id: string;
  content: string;
  isUser: boolean;
  translations: { en?: string; sw?: string };
  metadata: { status: 'pending' | 'done' | 'failed'; processingStage?: string; errorCode?: string };
}

export interface Sending {
  text?: string;
  /** the name of an image to attach */
  image?: string;
  /** the same for all retries; default: a new key */
  key?: string;
  traceparent?: string;
}

export interface Sent {
  status: number;
  accepted: { messageId: string; replyId: string; stage: string; creditsCharged: number; creditsUsed: number };
  /** the header X-Trace-Id */
  traceId: string | null;
}

/** A visitor in a separate browser, with a session. */
export class Visitor {
  readonly sessionId = randomBytes(16).toString('base64url').slice(0, 21);
  private readonly cookies = new Map<string, string>();

  private constructor(private readonly url: string) {}

  /** Opens a session. `url`: of the gateway. */
  static async arrive(url: string): Promise<Visitor> {
    const visitor = new Visitor(url);
    const response = await visitor.request('POST', `session/${visitor.sessionId}`);
    if (response.status !== 201) throw new Error(`no session: ${response.status} ${await response.text()}`);
    return visitor;
  }

  async request(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { cookie: this.cookie, ...(init.headers as Record<string, string>) };
    const response = await fetch(`${this.url}/api/${path}`, { ...init, method, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    return response;
  }

  /** as the browser sends them */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async send({ text = '', image, key, traceparent }: Sending): Promise<Sent> {
    const body = new FormData();
    body.set('message', text);
    body.set('language', 'en');
    if (image) {
      body.set('files', new Blob([PNG], { type: 'image/png' }), image);
      body.set('fileTypes', 'image');
    }
    const headers = { ...(key && { 'idempotency-key': key }), ...(traceparent && { traceparent }) };
    const response = await this.request('POST', `chat/${this.sessionId}`, { body, headers });
    const accepted = (await response.json()) as Sent['accepted'];
    return { status: response.status, accepted, traceId: response.headers.get('x-trace-id') };
  }

  /** Sends like a browser: again with the same key while an overloaded machine refuses or does not answer. Throws after a minute. */
  sendUntilAccepted(sending: Sending): Promise<Sent['accepted']> {
    const key = sending.key ?? randomBytes(16).toString('base64url');
    const send = async () => {
      const { status, accepted } = await this.send({ ...sending, key });
      if (status !== 202) throw new Error(`not accepted: ${status}`);
      return accepted;
    };
    return eventually(send, { timeoutMs: 60_000, everyMs: 500 });
  }

  async messages(): Promise<SeenMessage[]> {
    const response = await this.request('GET', `messages/${this.sessionId}`);
    if (response.status !== 200) throw new Error(`no messages: ${response.status}`);
    return (await response.json()) as SeenMessage[];
  }

  async creditsUsed(): Promise<number> {
    const response = await this.request('GET', `session/${this.sessionId}`);
    return ((await response.json()) as { creditsUsed: number }).creditsUsed;
  }
}
