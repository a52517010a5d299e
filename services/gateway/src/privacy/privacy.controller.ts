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
import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Req, Res, UseGuards } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { GATEWAY_ENV, type GatewayEnv } from '../gateway.env';
import { clearBrowserCache } from '../platform/clear-browser-cache';
import { SessionIdPipe } from '../platform/validation/session-id.pipe';
import { zod } from '../platform/validation/zod.pipe';
import { Caller } from '../identity/caller.decorator';
import { Polled } from '../platform/polled.decorator';
import { StepUpGuard } from '../identity/step-up.guard';
import { LimitAs } from '../limits/limit-kinds';
import { ApiRoute } from '../platform/openapi/api-route.decorator';
import { DeleteCallerDataHandler } from './delete-caller-data.handler';
import { ExportHandler } from './export.handler';
import { privacyNotice } from './privacy-notice';

@Controller()
export class PrivacyController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly exported: ExportHandler,
    private readonly deleteCallerData: DeleteCallerDataHandler,
    @Inject(GATEWAY_ENV) private readonly env: GatewayEnv,
  ) {}

  @Get('privacy')
  @Polled()
  @ApiRoute({
    summary:
      'How this server processes personal data: the model’s host, the retention periods and the contact. Any caller.',
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
    summary: 'Records the caller’s consent to a document. Repeating it changes nothing.',
    body: consentSchema,
    answers: { 200: z.object({ recorded: z.boolean() }) },
    refusals: ['VALIDATION_FAILED', 'BODY_MALFORMED', 'BODY_TOO_LARGE', 'ACCESS_DENIED', 'ORIGIN_REJECTED'],
  })
  consent(
    @Body(zod(consentSchema)) consent: z.infer<typeof consentSchema>,
    @Caller() actor: Actor,
  ): Promise<{ recorded: boolean }> {
    return this.rpc.call(RecordConsent, consent, actor);
  }

  @Get('me/export')
  @LimitAs('export')
  @UseGuards(StepUpGuard)
  @ApiRoute({
    summary: 'All stored data of the caller as one JSON file, which contains files as base64.',
    answers: { 200: z.record(z.string(), z.unknown()) },
    answerHeaders: { 'Content-Disposition': 'names the file' },
    refusals: ['ACCESS_DENIED', 'PASSWORD_REQUIRED', 'RPC_OVERLOADED', 'STORAGE_UNAVAILABLE'],
  })
  async download(@Caller() actor: Actor, @Res() response: Response): Promise<void> {
    const parts = this.exported.execute(actor);
    // Errors of the first part are still sent as an error response.
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
    summary:
      'Deletes the session with its messages and files: inaccessible at once, erased everywhere within a minute.',
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
    summary: 'Deletes all data of the caller and the account, and ends all its logins.',
    answers: { 200: erasedSchema },
    refusals: ['ACCESS_DENIED', 'PASSWORD_REQUIRED', 'ORIGIN_REJECTED'],
  })
  async deleteEverything(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<Erased> {
    await this.deleteCallerData.execute(request, response);
    clearBrowserCache(response);
    return { success: true };
  }
}

async function* andThen(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}
