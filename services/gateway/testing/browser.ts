import { nanoid } from 'nanoid';
import { SAMPLES } from './sample-files';

/** The password of everybody who signs up in a spec. */
export const PASSWORD = 'mwembe mkubwa wa jirani';

/** A form of a send, complete but for its files. */
export function chatForm(text: string): FormData {
  const form = new FormData();
  form.set('message', text);
  form.set('language', 'en');
  return form;
}

/** Somebody's browser before a real product: it keeps cookies as browsers do and sends what it is told. */
export class Browser {
  private readonly cookies = new Map<string, string>();

  /** `url`: of the gateway. */
  constructor(private readonly url: string) {}

  /** Another browser with the same cookies, as of now. */
  copy(): Browser {
    const other = new Browser(this.url);
    for (const [name, value] of this.cookies) other.cookies.set(name, value);
    return other;
  }

  /** The value of a cookie as it is sent. */
  cookie(name: string): string | undefined {
    return this.cookies.get(name);
  }

  /** Puts a cookie in by hand. */
  setCookie(name: string, value: string): void {
    this.cookies.set(name, value);
  }

  async request(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(cookie && { cookie }), ...(init.headers as Record<string, string>) };
    const response = await fetch(this.url + path, { redirect: 'manual', ...init, method, headers });
    for (const given of response.headers.getSetCookie()) this.keep(given);
    return response;
  }

  json(method: string, path: string, body: unknown): Promise<Response> {
    return this.request(method, path, { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
  }

  /** Opens a session; gives its id. */
  async open(): Promise<string> {
    const id = nanoid();
    await expectStatus(await this.request('POST', `/api/session/${id}`), 201);
    return id;
  }

  /** Sends a text with a picture; gives the picture's message. */
  async sendPicture(sessionId: string, text: string): Promise<string> {
    const form = chatForm(text);
    form.set('files', new Blob([new Uint8Array(SAMPLES.png)], { type: 'image/png' }), 'picture.png');
    form.set('fileTypes', 'image');
    await expectStatus(await this.request('POST', `/api/chat/${sessionId}`, { body: form }), 202);
    const messages = (await (await this.request('GET', `/api/messages/${sessionId}`)).json()) as {
      id: string;
      metadata: { fileAttachment?: object };
    }[];
    return messages.find(({ metadata }) => metadata.fileAttachment)!.id;
  }

  /** Signs up; gives the user's id. */
  async register(username: string): Promise<string> {
    const body = { username, password: PASSWORD, preferredLanguage: 'en' };
    const response = await expectStatus(await this.json('POST', '/api/auth/register', body), 201);
    return ((await response.json()) as { id: string }).id;
  }

  private keep(header: string): void {
    const [pair = '', ...attributes] = header.split(';');
    const name = pair.slice(0, pair.indexOf('='));
    const ended = attributes.some((attribute) => /^\s*expires=Thu, 01 Jan 1970/i.test(attribute));
    if (ended) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(name.length + 1));
  }
}

export async function expectStatus(response: Response, status: number): Promise<Response> {
  if (response.status === status) return response;
  throw new Error(`${response.url}: ${response.status} in place of ${status}: ${await response.text()}`);
}
