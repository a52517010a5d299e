import { AppError, errorForLog, logger } from '@afya/runtime';
import { RpcClient } from '@afya/messaging';
import { LocateFile, type Actor } from '@afya/service-contracts';
import { DamagedObjectError, decryptObject, ObjectStore } from '@afya/storage';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { create as contentDisposition } from 'content-disposition';
import { type Response } from 'express';
import { pipeline } from 'node:stream/promises';
import { MessageIdPipe } from '../platform/validation/message-id.pipe';
import { SessionIdPipe } from '../platform/validation/session-id.pipe';
import { Caller } from '../identity/caller.decorator';
import { ApiRoute } from '../platform/openapi/api-route.decorator';

const CACHE_SECONDS = 86_400;
/** Media types that keep their name although the file is downloaded: a PDF, and voice notes, which the page plays. */
const DOWNLOADED_TYPES: ReadonlySet<string> = new Set(['application/pdf', 'audio/webm', 'audio/ogg', 'audio/mp4']);
/** Media types that browsers may display. All other files are downloaded. */
const INLINE_TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif']);
/** Nothing in a patient's file may run, load other resources or be framed. */
const SANDBOX = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

@Controller('files')
export class FilesController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly store: ObjectStore,
  ) {}

  @Get(':sessionId/:messageId')
  @ApiRoute({
    summary: 'The file of a message: an image inline, a PDF as an attachment.',
    answers: { 200: 'bytes' },
    refusals: ['SESSION_ID_MALFORMED', 'ACCESS_DENIED', 'SESSION_NOT_FOUND', 'FILE_NOT_FOUND', 'STORAGE_UNAVAILABLE'],
  })
  async read(
    // Nest validates the last parameter first, and a malformed session id is reported before a malformed message id.
    @Param('messageId', new MessageIdPipe('FILE_NOT_FOUND')) messageId: string,
    @Param('sessionId', SessionIdPipe) sessionId: string,
    @Caller() actor: Actor,
    @Res() response: Response,
  ): Promise<void> {
    const file = await this.rpc.call(LocateFile, { sessionId, messageId }, actor);
    const object = await this.store.get(file.objectKey);
    const stored = object && file.contentKey !== null ? decryptObject(object, file.contentKey) : object;
    if (!stored) throw new AppError('FILE_NOT_FOUND');
    response.set({
      'Content-Type':
        INLINE_TYPES.has(file.mime) || DOWNLOADED_TYPES.has(file.mime) ? file.mime : 'application/octet-stream',
      'Content-Length': String(stored.size),
      'Content-Disposition': contentDisposition(file.filename, {
        type: INLINE_TYPES.has(file.mime) ? 'inline' : 'attachment',
      }),
      'Content-Security-Policy': SANDBOX,
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      // After another login or with another visitor the browser must request the file again.
      'Cache-Control': `private, max-age=${CACHE_SECONDS}`,
      Vary: 'Cookie',
    });
    await pipeline(stored.body, response).catch((error) => {
      if (error instanceof DamagedObjectError) logger.error({ objectKey: file.objectKey }, 'stored file damaged');
      else logger.debug({ err: errorForLog(error) }, 'file transfer cut');
    });
  }
}
