import { chatAcceptedSchema, type ChatAccepted } from '@afya/contracts';
import { Controller, Headers, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { SessionIdPipe } from '../http/session-id.pipe';
import { ApiRoute } from '../openapi/api-route.decorator';
import { Pseudonyms } from '../limits/pseudonyms';
import { OwnedSessions } from '../sessions/owned-sessions';
import { chatMultipartSchema } from './chat-multipart.schema';
import { commandIdOf } from './idempotency-key';
import { ReceiveMessageHandler } from './receive-message.handler';

@Controller('chat')
export class ChatController {
  constructor(
    private readonly owned: OwnedSessions,
    private readonly receiveMessage: ReceiveMessageHandler,
    private readonly pseudonyms: Pseudonyms,
  ) {}

  /** The caller must own the session before a byte of the body is read. */
  @Post(':id')
  @HttpCode(202)
  @ApiRoute({
    summary: 'Sends a message, files or both; the reply appears among the messages.',
    headers: ['Idempotency-Key'],
    multipart: chatMultipartSchema,
    answers: { 202: chatAcceptedSchema },
    refusals: [
      'SESSION_ID_MALFORMED',
      'IDEMPOTENCY_KEY_MALFORMED',
      'BODY_MALFORMED',
      'VALIDATION_FAILED',
      'CHAT_EMPTY',
      'CREDITS_EXHAUSTED',
      'CREDITS_WITHHELD',
      'RATE_LIMITED',
      'ACCESS_DENIED',
      'ORIGIN_REJECTED',
      'SESSION_NOT_FOUND',
      'BODY_TOO_LARGE',
      'FILE_TOO_LARGE',
      'FILES_TOO_MANY',
      'FILE_TYPE_INVALID',
      'FILE_TYPE_MISMATCH',
      'FILE_EMPTY',
      'FILE_HEIC',
      'FILE_IMAGE_BROKEN',
      'FILE_IMAGE_TOO_LARGE',
      'FILE_PDF_BROKEN',
      'FILE_PDF_LOCKED',
      'FILE_PDF_TOO_LONG',
      'FILE_PDF_ACTIVE',
      'FILE_TOO_COMPLEX',
      'FILES_DAILY_LIMIT',
      'IDEMPOTENCY_KEY_REUSED',
      'CHAT_TOO_MANY_PENDING',
      'STORAGE_UNAVAILABLE',
    ],
  })
  async send(
    @Param('id', SessionIdPipe) sessionId: string,
    @Headers('idempotency-key') idempotencyKey: string | undefined,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ChatAccepted> {
    const commandId = commandIdOf(idempotencyKey);
    const { actor } = request;
    await this.owned.confirm(actor, sessionId);
    const network = this.pseudonyms.ofNetworkToday(request);
    const share = this.pseudonyms.shareOf(request);
    return this.receiveMessage.execute({ actor, sessionId, commandId, network }, { request, response, share });
  }
}
