import { messagesSchema, messagesVersionSchema, sessionChangesSchema } from '@afya/contracts';
import { RpcClient } from '@afya/messaging';
import { GetSession, ListMessages, type Actor, type RpcResponse } from '@afya/service-contracts';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { type Request, type Response } from 'express';
import * as z from 'zod/mini';
import { OwnedSessions } from '../identity/owned-sessions';
import { Pseudonyms } from '../limits/pseudonyms';
import { bodyEtag } from '../platform/answer-json';
import { ApiRoute } from '../platform/openapi/api-route.decorator';
import { Polled } from '../platform/polled.decorator';
import { SessionIdPipe } from '../platform/validation/session-id.pipe';
import { zod } from '../platform/validation/zod.pipe';
import { etagOf, matchesVersion, POLL_CACHING } from './unchanged-polls';

const messagesQuery = z.object({ after: z.optional(messagesVersionSchema) });
type MessagesQuery = z.infer<typeof messagesQuery>;

@Controller('messages')
export class MessagesController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly owned: OwnedSessions,
    private readonly pseudonyms: Pseudonyms,
  ) {}

  /** Answers the polls that `UnchangedPolls` passes on: the service knows the messages and their version. */
  @Get(':id')
  @Polled()
  @ApiRoute({
    summary:
      'All messages in order. With If-None-Match: 304 while nothing has changed. With `after`, a version (the ETag without its quotes): an object with the messages that have changed since, their places in the list, and the session with its confidence.',
    headers: ['If-None-Match'],
    query: messagesQuery,
    answers: { 200: z.union([messagesSchema, sessionChangesSchema]), 304: null },
    refusals: ['VALIDATION_FAILED', 'SESSION_ID_MALFORMED', 'ACCESS_DENIED', 'SESSION_NOT_FOUND'],
  })
  async list(
    @Param('id', SessionIdPipe) sessionId: string,
    @Query(zod(messagesQuery)) { after }: MessagesQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { actor } = request;
    const { version, messages, indexes } = await this.readAll({ sessionId, after }, actor);
    this.owned.remember(actor, sessionId);
    response.set({ ETag: etagOf(version), 'Cache-Control': POLL_CACHING });
    if (matchesVersion(request.headers['if-none-match'], version)) response.status(304).end();
    else if (after === undefined) response.json(messages);
    else {
      const changes = messages.map((message, place) => ({ index: indexes?.[place] ?? place, message }));
      const network = this.pseudonyms.ofNetworkToday(request);
      // Read after the messages, so that it is not older than they are.
      const session = await this.rpc.call(GetSession, { sessionId, network }, actor);
      response.json({ version, changes, session, sessionEtag: bodyEtag(session) });
    }
  }

  /** Reads a long chat in several calls. The version is that of the first one, so the next poll reads what has changed since. */
  private async readAll(
    range: { sessionId: string; after: string | undefined },
    actor: Actor,
  ): Promise<RpcResponse<typeof ListMessages>> {
    const { next, ...chat } = await this.rpc.call(ListMessages, range, actor);
    for (let from = next ?? null; from !== null;) {
      const page = await this.rpc.call(ListMessages, { ...range, from }, actor);
      chat.messages.push(...page.messages);
      chat.indexes?.push(...(page.indexes ?? []));
      from = page.next ?? null;
    }
    return chat;
  }
}
