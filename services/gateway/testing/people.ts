import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Browser, chatForm, PASSWORD } from './browser';
import { SAMPLES } from './sample-files';

interface Message {
  id: string;
  content: string;
  isUser: boolean;
  metadata: { status: string; fileAttachment?: object; isFileAcknowledgment?: boolean };
}

/** An answer of another status than expected, or none: `code` is of our own answers. Times in milliseconds since 1970. */
export interface Failure {
  from: number;
  until: number;
  what: string;
  code?: string;
}

/** Somebody who wrote: what was accepted, and what stands there at the end. */
export interface Chatter {
  sessionId: string;
  accepted: { messageId: string; creditsCharged: number }[];
  messages(): Promise<Message[]>;
  creditsUsed(): Promise<number>;
}

const THINK_MS = 100;

/** People who use the product without a pause, each in a browser of their own, until they are told to stop. */
export class People {
  readonly chatters: Chatter[] = [];
  readonly failures: Failure[] = [];
  readonly counts: Record<string, number> = {};
  private readonly works: Promise<void>[] = [];
  private isOver = false;

  /** `url`: of what stands before the gateways. */
  constructor(private readonly url: string) {}

  /** Writes, waits for the answer with polls, writes again; every fifth message has a picture. */
  async chat(): Promise<void> {
    const browser = new Browser(this.url);
    const sessionId = await browser.open();
    const messages = async () => (await this.ask(browser, `/api/messages/${sessionId}`)).json() as Promise<Message[]>;
    const session = async () => (await this.ask(browser, `/api/session/${sessionId}`)).json();
    const creditsUsed = async () => ((await session()) as { creditsUsed: number }).creditsUsed;
    const chatter: Chatter = { sessionId, accepted: [], messages, creditsUsed };
    this.chatters.push(chatter);
    this.repeat(async () => {
      const picture = chatter.accepted.length % 5 === 1;
      const sent = await this.send(browser, sessionId, picture);
      chatter.accepted.push(sent);
      const stored = await this.awaitReply(browser, sessionId, sent.replyId);
      const file = stored.findLast(({ metadata }) => metadata.fileAttachment);
      if (picture) await this.get(browser, `/api/files/${sessionId}/${file?.id}`);
    });
  }

  /** Signs up, then logs out and in, over and over. */
  async sign(): Promise<void> {
    const browser = new Browser(this.url);
    const username = `mtu-${randomUUID().slice(0, 12)}`;
    await browser.register(username);
    this.repeat(async () => {
      await this.expect('logout', 200, () => browser.request('POST', '/api/auth/logout'));
      const given = { username, password: PASSWORD };
      const login = await this.expect('login', 200, () => browser.json('POST', '/api/auth/login', given));
      if (login) await this.get(browser, '/api/auth/me');
    });
  }

  /** Opens one session after the other. */
  arrive(): void {
    this.repeat(async () => {
      const path = `/api/session/${randomUUID().replaceAll('-', '').slice(0, 21)}`;
      await this.expect('open', 201, () => new Browser(this.url).request('POST', path));
    });
  }

  /** What has begun is finished. */
  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.works);
  }

  private repeat(work: () => Promise<void>): void {
    const loop = async () => {
      while (!this.isOver) {
        await work();
        await pause(THINK_MS);
      }
    };
    this.works.push(loop());
  }

  /** As the browser does: what was not answered is sent again with the same key. */
  private async send(browser: Browser, sessionId: string, picture: boolean) {
    const form = chatForm('My head hurts');
    if (picture) {
      form.set('files', new Blob([new Uint8Array(SAMPLES.png)], { type: 'image/png' }), 'picture.png');
      form.set('fileTypes', 'image');
    }
    const init = { body: form, headers: { 'idempotency-key': randomUUID() } };
    for (;;) {
      const answer = await this.expect('send', 202, () => browser.request('POST', `/api/chat/${sessionId}`, init));
      if (answer) return answer.json() as Promise<{ messageId: string; replyId: string; creditsCharged: number }>;
      await pause(THINK_MS);
    }
  }

  private async awaitReply(browser: Browser, sessionId: string, replyId: string): Promise<Message[]> {
    let etag = '';
    let stored: Message[] = [];
    for (let status = 'pending'; status === 'pending';) {
      const init = { headers: { ...(etag && { 'if-none-match': etag }) } };
      const path = `/api/messages/${sessionId}`;
      const answer = await this.expect('poll', [200, 304], () => browser.request('GET', path, init));
      if (answer?.status === 200) {
        etag = answer.headers.get('etag') ?? '';
        stored = (await answer.json()) as Message[];
        status = stored.find(({ id }) => id === replyId)?.metadata.status ?? 'missing';
      }
      await pause(THINK_MS);
    }
    return stored;
  }

  private async get(browser: Browser, path: string): Promise<void> {
    const answer = await this.expect(path.split('/')[2]!, 200, () => browser.request('GET', path));
    await answer?.arrayBuffer();
  }

  private async ask(browser: Browser, path: string): Promise<Response> {
    const answer = await browser.request('GET', path);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    return answer;
  }

  /** One request, counted under `name`; whatever else than the expected comes of it is a failure. */
  private async expect(name: string, status: number | number[], send: () => Promise<Response>) {
    this.counts[name] = (this.counts[name] ?? 0) + 1;
    const from = Date.now();
    const fail = (what: string, code?: string) => this.failures.push({ from, until: Date.now(), what, code });
    try {
      const answer = await send();
      if ([status].flat().includes(answer.status)) return answer;
      const body = await answer.text();
      fail(`${name}: ${answer.status} ${body}`, /"code":"(\w+)"/.exec(body)?.[1]);
    } catch (error) {
      fail(`${name}: ${(error as Error).message} ${String((error as Error).cause)}`);
    }
    return undefined;
  }
}
