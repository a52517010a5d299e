import {
  consentSchema,
  type Erased,
  erasedSchema,
  exportFilename,
  type PrivacyNotice,
  privacyNoticeSchema,
} from '@afya/contracts';
import { RpcClient } from '@afya/messaging';
import { errorForLog, logger } from '@afya/runtime';
import { type Actor, EraseSession, RecordConsent } from '@afya/service-contracts';
import { Controller, Delete, Get, HttpCode, Inject, Param, Post, Req, Res, UseGuards } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { GATEWAY_ENV, type GatewayEnv } from '../gateway.env';
import { clearBrowserCache } from '../http/clear-browser-cache';
import { parseWith } from '../http/parse-with';
import { SessionIdPipe } from '../http/session-id.pipe';
import { Caller } from '../identity/caller.decorator';
import { StepUpGuard } from '../identity/step-up.guard';
import { ApiRoute } from '../openapi/api-route.decorator';
import { EraseEverythingHandler } from './erase-everything.handler';
import { ExportHandler } from './export.handler';
import { privacyNotice } from './privacy-notice';

@Controller()
export class PrivacyController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly exported: ExportHandler,
    private readonly everything: EraseEverythingHandler,
    @Inject(GATEWAY_ENV) private readonly env: GatewayEnv,
  ) {}

  @Get('privacy')
  @ApiRoute({
    summary:
      'What this server does with what people write: who is asked, for how long it is kept, whom to ask. Anybody.',
    answers: { 200: privacyNoticeSchema },
    refusals: [],
  })
  notice(@Res({ passthrough: true }) response: Response): PrivacyNotice {
    response.setHeader('Cache-Control', 'no-cache');
    return privacyNotice(this.env);
  }

  @Post('me/consents')
  @HttpCode(200)
  @ApiRoute({
    summary: 'Records that the caller agreed to a text. The same again changes nothing.',
    body: consentSchema,
    answers: { 200: z.object({ recorded: z.boolean() }) },
    refusals: ['VALIDATION_FAILED', 'BODY_MALFORMED', 'BODY_TOO_LARGE', 'ACCESS_DENIED', 'ORIGIN_REJECTED'],
  })
  consent(@Req() request: Request): Promise<{ recorded: boolean }> {
    return this.rpc.call(RecordConsent, parseWith(consentSchema, request.body), request.actor);
  }

  @Get('me/export')
  @UseGuards(StepUpGuard)
  @ApiRoute({
    summary: 'Everything that is kept about the caller, as one JSON file, with the files in it as base64.',
    answers: { 200: z.record(z.string(), z.unknown()) },
    answerHeaders: { 'Content-Disposition': 'names the file' },
    refusals: ['ACCESS_DENIED', 'PASSWORD_REQUIRED', 'RPC_OVERLOADED', 'STORAGE_UNAVAILABLE'],
  })
  async download(@Caller() actor: Actor, @Res() response: Response): Promise<void> {
    const parts = this.exported.execute(actor);
    // What is refused is refused before anything is sent.
    const first = await parts.next();
    response.set({
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${exportFilename(new Date())}"`,
      'Cache-Control': 'no-store',
    });
    await pipeline(Readable.from(andThen(first.value ?? '', parts)), response).catch((error: unknown) => {
      logger.warn({ err: errorForLog(error) }, 'export cut');
      response.destroy();
    });
  }

  @Delete('session/:id')
  @ApiRoute({
    summary: 'Deletes the session with its messages and files: out of reach at once, gone everywhere within a minute.',
    answers: { 200: erasedSchema },
    refusals: ['SESSION_ID_MALFORMED', 'ACCESS_DENIED', 'SESSION_NOT_FOUND', 'ORIGIN_REJECTED'],
  })
  async deleteSession(
    @Param('id', SessionIdPipe) sessionId: string,
    @Caller() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Erased> {
    await this.rpc.call(EraseSession, { sessionId }, actor);
    clearBrowserCache(response);
    return { success: true };
  }

  @Delete('me')
  @UseGuards(StepUpGuard)
  @ApiRoute({
    summary: 'Deletes everything of the caller’s, the account too, and ends every login of it.',
    answers: { 200: erasedSchema },
    refusals: ['ACCESS_DENIED', 'PASSWORD_REQUIRED', 'ORIGIN_REJECTED'],
  })
  async deleteEverything(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<Erased> {
    await this.everything.execute(request, response);
    clearBrowserCache(response);
    return { success: true };
  }
}

async function* andThen(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}
