import { chatAcceptedSchema, LIMITS, type ChatAccepted } from '@afya/contracts';
import { AppError } from '@afya/runtime';
import { Controller, Headers, HttpCode, Param, Post, Req, Res, UseGuards } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { randomUUID } from 'node:crypto';
import { SessionIdPipe } from '../platform/validation/session-id.pipe';
import { ApiRoute } from '../platform/openapi/api-route.decorator';
import { SessionOwnerGuard } from '../identity/owned-sessions';
import { LimitAs } from '../limits/limit-kinds';
import { Pseudonyms } from '../limits/pseudonyms';
import { chatMultipartSchema } from './chat-multipart.schema';
import { SubmitMessageHandler } from './submit-message.handler';

const IDEMPOTENCY_KEY = new RegExp(`^[\\x21-\\x7e]{1,${LIMITS.idempotencyKeyLength}}$`);

@Controller('chat')
export class ChatController {
  constructor(
    private readonly submitMessage: SubmitMessageHandler,
    private readonly pseudonyms: Pseudonyms,
  ) {}

  @Post(':id')
  @HttpCode(202)
  @UseGuards(SessionOwnerGuard)
  @LimitAs('send')
  @ApiRoute({
    summary: 'Sends a text, files or both. The reply appears among the messages.',
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
      'UPLOAD_NOT_FOUND',
      'UPLOAD_OFFSET_WRONG',
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
      'FILE_VOICE_TOO_LONG',
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
    const network = this.pseudonyms.ofNetworkToday(request);
    const share = this.pseudonyms.shareOf(request);
    return this.submitMessage.execute(
      { actor: request.actor, sessionId, commandId, network, share },
      request,
      response,
    );
  }
}

/** The client's Idempotency-Key, or a new one for a client without. Throws IDEMPOTENCY_KEY_MALFORMED. */
function commandIdOf(header: string | undefined): string {
  if (header === undefined) return randomUUID();
  if (!IDEMPOTENCY_KEY.test(header)) throw new AppError('IDEMPOTENCY_KEY_MALFORMED');
  return header;
}
