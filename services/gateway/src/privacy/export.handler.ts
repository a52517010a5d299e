import { AppError } from '@afya/runtime';
import { RpcClient } from '@afya/messaging';
import { type Actor, ExportAccount, type ExportedSession, LocateFile } from '@afya/service-contracts';
import { decryptObject, ObjectStore } from '@afya/storage';
import { Injectable } from '@nestjs/common';
import { jsonArray, jsonArrayOf, jsonBase64, type JsonParts } from './export-json';
import { ExportPages } from './export-pages';

/** Downloads that one gateway writes at the same time: each asks the services a lot, and chats come first. */
const AT_ONCE = 4;

/** Writes everything that is kept about a caller, in parts as they are read: memory stays flat however much it is. */
@Injectable()
export class ExportHandler {
  private running = 0;

  constructor(
    private readonly rpc: RpcClient,
    private readonly pages: ExportPages,
    private readonly store: ObjectStore,
  ) {}

  /** Refused with ACCESS_DENIED when nobody calls, and with RPC_OVERLOADED while too many are written. */
  async *execute(actor: Actor): JsonParts {
    const callers = callersOf(actor);
    if (callers.length === 0) throw new AppError('ACCESS_DENIED');
    if (this.running >= AT_ONCE) throw new AppError('RPC_OVERLOADED');
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
    yield* jsonArray(this.eventsBesideSessions(userId));
    yield '}\n';
  }

  private async *credits(caller: Actor): JsonParts {
    const { next, ledger, ...told } = await this.pages.credits(caller);
    const owner = { as: caller.userId ? 'user' : 'visitor', id: caller.userId ?? caller.visitorId };
    yield `${JSON.stringify({ ...owner, ...told }).slice(0, -1)},"ledger":`;
    yield* jsonArray(this.pages.ledger(caller, { next, ledger, ...told }));
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

  /** A file that is not there (any more) is told of without its bytes. */
  private async *file(caller: Actor, sessionId: string, file: ExportedSession['files'][number]): JsonParts {
    const located = await this.rpc.call(LocateFile, { sessionId, messageId: file.messageId }, caller);
    const object = await this.store.get(located.objectKey);
    const stored = object && located.contentKey !== null ? decryptObject(object, located.contentKey) : object;
    yield `${JSON.stringify(file).slice(0, -1)},"base64":`;
    if (stored) yield* jsonBase64(stored.body);
    else yield 'null';
    yield '}';
  }

  /** Logins and the like. */
  private async *eventsBesideSessions(userId: string | null) {
    if (userId === null) return;
    for await (const event of this.pages.events({ userId })) if (event.sessionId === null) yield event;
  }
}

/** The caller as a user, and as the visitor whose sessions a login has not claimed. */
function callersOf({ userId, visitorId }: Actor): Actor[] {
  return [
    ...(userId ? [{ userId, visitorId: null, role: 'user' as const }] : []),
    ...(visitorId ? [{ userId: null, visitorId, role: 'visitor' as const }] : []),
  ];
}

async function* each<Item>(items: readonly Item[], write: (item: Item) => JsonParts): AsyncGenerator<JsonParts> {
  for (const item of items) yield write(item);
}
