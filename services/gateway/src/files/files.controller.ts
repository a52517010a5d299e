import { AppError, errorForLog, logger } from '@afya/runtime';
import { RpcClient } from '@afya/messaging';
import { LocateFile, type Actor } from '@afya/service-contracts';
import { DamagedObjectError, decryptObject, ObjectStore } from '@afya/storage';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { create as contentDisposition } from 'content-disposition';
import { type Response } from 'express';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { SessionIdPipe } from '../http/session-id.pipe';
import { Caller } from '../identity/caller.decorator';
import { ApiRoute } from '../openapi/api-route.decorator';

const messageIdSchema = z.uuid();
const CACHE_SECONDS = 86_400;
const PDF = 'application/pdf';
/** Types that a browser may show in place. Whatever else might be stored is saved, not shown. */
const SHOWN: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif']);
/** A patient's file is data, whatever is in it: nothing in it runs, loads, is framed or is taken for another type. */
const SANDBOX = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

@Controller('files')
export class FilesController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly store: ObjectStore,
  ) {}

  @Get(':sessionId/:messageId')
  @ApiRoute({
    summary: 'The bytes of a message’s file: an image inline, a PDF as attachment.',
    answers: { 200: 'bytes' },
    refusals: ['SESSION_ID_MALFORMED', 'ACCESS_DENIED', 'SESSION_NOT_FOUND', 'FILE_NOT_FOUND', 'STORAGE_UNAVAILABLE'],
  })
  async read(
    @Param('sessionId', SessionIdPipe) sessionId: string,
    @Param('messageId') messageId: string,
    @Caller() actor: Actor,
    @Res() response: Response,
  ): Promise<void> {
    if (!messageIdSchema.safeParse(messageId).success) throw new AppError('FILE_NOT_FOUND');
    const file = await this.rpc.call(LocateFile, { sessionId, messageId }, actor);
    const object = await this.store.get(file.objectKey);
    const stored = object && file.contentKey !== null ? decryptObject(object, file.contentKey) : object;
    if (!stored) throw new AppError('FILE_NOT_FOUND');
    response.set({
      'Content-Type': SHOWN.has(file.mime) || file.mime === PDF ? file.mime : 'application/octet-stream',
      'Content-Length': String(stored.size),
      'Content-Disposition': contentDisposition(file.filename, {
        type: SHOWN.has(file.mime) ? 'inline' : 'attachment',
      }),
      'Content-Security-Policy': SANDBOX,
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      // A browser that changes hands (another login, another visitor) asks again.
      'Cache-Control': `private, max-age=${CACHE_SECONDS}`,
      Vary: 'Cookie',
    });
    await pipeline(stored.body, response).catch((error) => {
      if (error instanceof DamagedObjectError) logger.error({ objectKey: file.objectKey }, 'stored file damaged');
      else logger.debug({ err: errorForLog(error) }, 'file transfer cut');
    });
  }
}
