import { chatAcceptedSchema, type ChatAccepted } from '@afya/contracts';
import { Controller, Headers, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { SessionIdPipe } from '../http/session-id.pipe';
import { ApiRoute } from '../openapi/api-route.decorator';
import { OwnedSessions } from '../sessions/owned-sessions';
import { chatMultipartSchema } from './chat-multipart.schema';
import { readChatForm } from './chat-form';
import { commandIdOf } from './idempotency-key';
import { SendMessageHandler } from './send-message.handler';
import { UploadReceiver } from './upload-receiver';

@Controller('chat')
export class ChatController {
  constructor(
    private readonly owned: OwnedSessions,
    private readonly uploads: UploadReceiver,
    private readonly sendMessage: SendMessageHandler,
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
      'ACCESS_DENIED',
      'ORIGIN_REJECTED',
      'SESSION_NOT_FOUND',
      'BODY_TOO_LARGE',
      'FILE_TOO_LARGE',
      'FILES_TOO_MANY',
      'FILE_TYPE_INVALID',
      'FILE_TYPE_MISMATCH',
      'FILE_EMPTY',
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
    const { fields, files, discard } = await this.uploads.receive(request, response);
    try {
      return await this.sendMessage.execute({ actor, sessionId, commandId, form: readChatForm(fields), files });
    } finally {
      await discard();
    }
  }
}
