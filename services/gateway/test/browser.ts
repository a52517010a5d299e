import { nanoid } from 'nanoid';
import { SAMPLES } from './sample-files';

/** The password of all users in tests. */
export const PASSWORD = 'mwembe mkubwa wa jirani';

/** The form of a message without files. */
export function chatForm(text: string): FormData {
  const form = new FormData();
  form.set('message', text);
  form.set('language', 'en');
  return form;
}

/** A minimal browser for a running product, which stores cookies. */
export class Browser {
  private readonly cookies = new Map<string, string>();

  /** @param url of the gateway */
  constructor(private readonly url: string) {}

  /** Another browser with a copy of the cookies. */
  copy(): Browser {
    const other = new Browser(this.url);
    for (const [name, value] of this.cookies) other.cookies.set(name, value);
    return other;
  }

  /** The raw value of a cookie. */
  cookie(name: string): string | undefined {
    return this.cookies.get(name);
  }

  /** Sets a cookie without a response. */
  setCookie(name: string, value: string): void {
    this.cookies.set(name, value);
  }

  async request(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(cookie && { cookie }), ...(init.headers as Record<string, string>) };
    const response = await fetch(this.url + path, { redirect: 'manual', ...init, method, headers });
    for (const header of response.headers.getSetCookie()) this.storeCookie(header);
    return response;
  }

  json(method: string, path: string, body: unknown): Promise<Response> {
    return this.request(method, path, { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
  }

  /** Opens a session and returns its id. */
  async open(): Promise<string> {
    const id = nanoid();
    await expectStatus(await this.request('POST', `/api/session/${id}`), 201);
    return id;
  }

  /** Sends a text with a picture and returns the id of the picture's message. */
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

  /** Creates an upload of this many bytes and returns its path. */
  async createUpload(bytes: number): Promise<string> {
    const response = await this.request('POST', '/api/uploads', { headers: { 'upload-length': String(bytes) } });
    return (await expectStatus(response, 201)).headers.get('location')!;
  }

  /** Registers a user and returns the user's id. */
  async register(username: string): Promise<string> {
    const body = { username, password: PASSWORD, preferredLanguage: 'en' };
    const response = await expectStatus(await this.json('POST', '/api/auth/register', body), 201);
    return ((await response.json()) as { id: string }).id;
  }

  private storeCookie(header: string): void {
    const [pair = '', ...attributes] = header.split(';');
    const name = pair.slice(0, pair.indexOf('='));
    const isExpired = attributes.some((attribute) => /^\s*expires=Thu, 01 Jan 1970/i.test(attribute));
    if (isExpired) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(name.length + 1));
  }
}

export async function expectStatus(response: Response, status: number): Promise<Response> {
  if (response.status === status) return response;
  throw new Error(`${response.url}: ${response.status} instead of ${status}: ${await response.text()}`);
}
