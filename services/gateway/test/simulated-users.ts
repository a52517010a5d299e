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

/** A missing response or one with an unexpected status and our error code. Times in milliseconds since 1970. */
export interface Failure {
  from: number;
  until: number;
  what: string;
  code?: string;
}

/** A user who chats: the accepted messages, and the stored ones at the end. */
export interface Chatter {
  sessionId: string;
  accepted: { messageId: string; creditsCharged: number }[];
  messages(): Promise<Message[]>;
  creditsUsed(): Promise<number>;
}

const THINK_MS = 100;

/** Simulated users who use the product continuously until `stop`, each in a separate browser. */
export class SimulatedUsers {
  readonly chatters: Chatter[] = [];
  readonly failures: Failure[] = [];
  readonly counts: Record<string, number> = {};
  private readonly loops: Promise<void>[] = [];
  private isOver = false;

  /** @param url of the load balancer */
  constructor(private readonly url: string) {}

  /** Sends messages, polling for each reply; every fifth message has a picture. */
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

  /** Registers a user, then repeatedly signs out and in. */
  async sign(): Promise<void> {
    const browser = new Browser(this.url);
    const username = `mtu-${randomUUID().slice(0, 12)}`;
    await browser.register(username);
    this.repeat(async () => {
      await this.expect('logout', 200, () => browser.request('POST', '/api/auth/logout'));
      const credentials = { username, password: PASSWORD };
      const login = await this.expect('login', 200, () => browser.json('POST', '/api/auth/login', credentials));
      if (login) await this.get(browser, '/api/auth/me');
    });
  }

  /** Repeatedly opens new sessions. */
  arrive(): void {
    this.repeat(async () => {
      const path = `/api/session/${randomUUID().replaceAll('-', '').slice(0, 21)}`;
      await this.expect('open', 201, () => new Browser(this.url).request('POST', path));
    });
  }

  /** Finishes the requests in progress. */
  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.loops);
  }

  private repeat(work: () => Promise<void>): void {
    const loop = async () => {
      while (!this.isOver) {
        await work();
        await pause(THINK_MS);
      }
    };
    this.loops.push(loop());
  }

  /** Retries with the same key without a response, as the page does. */
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

  /** Sends one request, counted under `name`. Any other status than the expected ones is a failure. */
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
