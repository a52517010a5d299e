import { messagesSchema } from '@afya/contracts';
import { RpcClient } from '@afya/messaging';
import { ListMessages, type Actor, type RpcResponse } from '@afya/service-contracts';
import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import { type Response } from 'express';
import { Caller } from '../identity/caller.decorator';
import { OwnedSessions } from '../identity/owned-sessions';
import { ApiRoute } from '../platform/openapi/api-route.decorator';
import { Polled } from '../platform/polled.decorator';
import { SessionIdPipe } from '../platform/validation/session-id.pipe';
import { etagOf, matchesVersion, MESSAGES_CACHING } from './unchanged-polls';

@Controller('messages')
export class MessagesController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly owned: OwnedSessions,
  ) {}

  /** Answers the polls that `UnchangedPolls` passes on: the service knows the messages and their version. */
  @Get(':id')
  @Polled()
  @ApiRoute({
    summary: 'All messages in order. With If-None-Match: 304 while nothing has changed.',
    headers: ['If-None-Match'],
    answers: { 200: messagesSchema, 304: null },
    refusals: ['SESSION_ID_MALFORMED', 'ACCESS_DENIED', 'SESSION_NOT_FOUND'],
  })
  async list(
    @Param('id', SessionIdPipe) sessionId: string,
    @Headers('if-none-match') ifNoneMatch: string | undefined,
    @Caller() actor: Actor,
    @Res() response: Response,
  ): Promise<void> {
    const { version, messages } = await this.readAll(sessionId, actor);
    this.owned.remember(actor, sessionId);
    response.set({ ETag: etagOf(version), 'Cache-Control': MESSAGES_CACHING });
    if (matchesVersion(ifNoneMatch, version)) response.status(304).end();
    else response.json(messages);
  }

  /** Reads a long chat in several calls. The version is that of the first one, so the next poll reads what has changed since. */
  private async readAll(sessionId: string, actor: Actor): Promise<RpcResponse<typeof ListMessages>> {
    const { next, ...chat } = await this.rpc.call(ListMessages, { sessionId }, actor);
    for (let from = next ?? null; from !== null;) {
      const page = await this.rpc.call(ListMessages, { sessionId, from }, actor);
      chat.messages.push(...page.messages);
      from = page.next ?? null;
    }
    return chat;
  }
}
