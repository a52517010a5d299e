import { AppError } from '@afya/runtime';
import { RpcClient } from '@afya/messaging';
import { type Actor, ExportAccount, type ExportedSession, LocateFile } from '@afya/service-contracts';
import { decryptObject, ObjectStore } from '@afya/storage';
import { Injectable } from '@nestjs/common';
import { jsonArray, jsonArrayOf, jsonBase64, type JsonParts } from './export-json';
import { ExportPages } from './export-pages';

/** Maximum of a gateway. Each export makes many calls to the services, and chats have priority. */
const MAX_CONCURRENT_EXPORTS = 4;

/** Exports all stored data of a caller as a stream, so that memory use does not depend on its size. */
@Injectable()
export class ExportHandler {
  private running = 0;

  constructor(
    private readonly rpc: RpcClient,
    private readonly pages: ExportPages,
    private readonly store: ObjectStore,
  ) {}

  /** Throws ACCESS_DENIED for a caller without cookies, and RPC_OVERLOADED while too many exports are running. */
  async *execute(actor: Actor): JsonParts {
    const callers = callersOf(actor);
    if (callers.length === 0) throw new AppError('ACCESS_DENIED');
    if (this.running >= MAX_CONCURRENT_EXPORTS) throw new AppError('RPC_OVERLOADED');
    this.running += 1;
    try {
      yield* this.write(actor, callers);
    } finally {
      this.running -= 1;
    }
  }

  private async *write(actor: Actor, callers: Actor[]): JsonParts {
    const { userId } = actor;
    const account = userId === null ? null : await this.rpc.call(ExportAccount, { userId }, actor);
    yield `{"exportedAt":${JSON.stringify(new Date().toISOString())},"account":${JSON.stringify(account)},"credits":`;
    yield* jsonArrayOf(each(callers, (caller) => this.credits(caller)));
    yield ',"sessions":';
    yield* jsonArrayOf(this.sessions(callers));
    yield ',"events":';
    yield* jsonArray(this.eventsWithoutSession(userId));
    yield '}\n';
  }

  private async *credits(caller: Actor): JsonParts {
    const { next, ledger, ...account } = await this.pages.credits(caller);
    const owner = { as: caller.userId ? 'user' : 'visitor', id: caller.userId ?? caller.visitorId };
    yield `${JSON.stringify({ ...owner, ...account }).slice(0, -1)},"ledger":`;
    yield* jsonArray(this.pages.ledger(caller, { next, ledger, ...account }));
    yield '}';
  }

  private async *sessions(callers: Actor[]): AsyncGenerator<JsonParts> {
    for (const caller of callers)
      for await (const session of this.pages.sessions(caller)) yield this.session(caller, session);
  }

  private async *session(caller: Actor, { files, ...session }: ExportedSession): JsonParts {
    const { sessionId } = session;
    yield `${JSON.stringify(session).slice(0, -1)},"messages":`;
    yield* jsonArray(this.pages.messages(caller, sessionId));
    yield ',"files":';
    yield* jsonArrayOf(each(files, (file) => this.file(caller, sessionId, file)));
    yield ',"events":';
    yield* jsonArray(this.pages.events({ sessionId }));
    yield '}';
  }

  /** A missing file is listed without its bytes. */
  private async *file(caller: Actor, sessionId: string, file: ExportedSession['files'][number]): JsonParts {
    const located = await this.rpc.call(LocateFile, { sessionId, messageId: file.messageId }, caller);
    const object = await this.store.get(located.objectKey);
    const stored = object && located.contentKey !== null ? decryptObject(object, located.contentKey) : object;
    yield `${JSON.stringify(file).slice(0, -1)},"base64":`;
    if (stored) yield* jsonBase64(stored.body);
    else yield 'null';
    yield '}';
  }

  /** Events such as logins. */
  private async *eventsWithoutSession(userId: string | null) {
    if (userId === null) return;
    for await (const event of this.pages.events({ userId })) if (event.sessionId === null) yield event;
  }
}

/** The caller as a user, and as a visitor, whose sessions may not have been claimed by a login. */
function callersOf({ userId, visitorId }: Actor): Actor[] {
  return [
    ...(userId ? [{ userId, visitorId: null, role: 'user' as const }] : []),
    ...(visitorId ? [{ userId: null, visitorId, role: 'visitor' as const }] : []),
  ];
}

async function* each<Item>(items: readonly Item[], write: (item: Item) => JsonParts): AsyncGenerator<JsonParts> {
  for (const item of items) yield write(item);
}
