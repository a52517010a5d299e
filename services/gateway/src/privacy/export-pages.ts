import { type Message } from '@afya/contracts';
import { RpcClient } from '@afya/messaging';
import {
  type Actor,
  ExportCredits,
  type ExportedSession,
  ExportEvents,
  ExportSessions,
  type LedgerEntry,
  ListMessages,
  type RpcRequest,
  type RpcResponse,
  SYSTEM_ACTOR,
} from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';

type Credits = RpcResponse<typeof ExportCredits>;
type OwnEvent = RpcResponse<typeof ExportEvents>['events'][number];

/** Reads the services' data of a caller page by page and yields the items one by one. */
@Injectable()
export class ExportPages {
  constructor(private readonly rpc: RpcClient) {}

  credits(actor: Actor): Promise<Credits> {
    return this.rpc.call(ExportCredits, {}, actor);
  }

  async *ledger(actor: Actor, { ledger, next }: Credits): AsyncGenerator<LedgerEntry> {
    yield* ledger;
    for (let after = next; after !== null;) {
      const page = await this.rpc.call(ExportCredits, { after }, actor);
      yield* page.ledger;
      after = page.next;
    }
  }

  async *sessions(actor: Actor): AsyncGenerator<ExportedSession> {
    for (let after: string | null | undefined; after !== null;) {
      const page: RpcResponse<typeof ExportSessions> = await this.rpc.call(
        ExportSessions,
        after === undefined ? {} : { after },
        actor,
      );
      yield* page.sessions;
      after = page.next;
    }
  }

  async *messages(actor: Actor, sessionId: string): AsyncGenerator<Message> {
    for (let from: number | null = 0; from !== null;) {
      const page: RpcResponse<typeof ListMessages> = await this.rpc.call(ListMessages, { sessionId, from }, actor);
      yield* page.messages;
      from = page.next ?? null;
    }
  }

  /** The session or user must be the caller's, because the log cannot check the owner. */
  async *events(subject: Pick<RpcRequest<typeof ExportEvents>, 'sessionId' | 'userId'>): AsyncGenerator<OwnEvent> {
    for (let before: string | null | undefined; before !== null;) {
      const page: RpcResponse<typeof ExportEvents> = await this.rpc.call(
        ExportEvents,
        before === undefined ? subject : { ...subject, before },
        SYSTEM_ACTOR,
      );
      yield* page.events;
      before = page.nextCursor;
    }
  }
}
