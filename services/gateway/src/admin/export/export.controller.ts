import { errorForLog, logger } from '@afya/runtime';
import { type Actor } from '@afya/service-contracts';
import { Controller, Get, Inject, Query, Req, Res, UseGuards } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { GATEWAY_ENV, type GatewayEnv } from '../../gateway.env';
import { withoutEmpty, zod } from '../../platform/validation/zod.pipe';
import { StepUpGuard } from '../../identity/step-up.guard';
import { LimitAs } from '../../limits/limit-kinds';
import { ApiRoute } from '../../platform/openapi/api-route.decorator';
import { AdminGuard } from '../../identity/admin.guard';
import { Caller } from '../../identity/caller.decorator';
import { toFilter } from '../log-query';
import { contentReads } from '../content-reads';
import { ExportLogHandler } from './export-log.handler';
import { type ExportQuery, exportQuerySchema } from './export-query';
import { ExportSlots } from './export-slots';

const MEDIA_TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' };

@Controller('admin')
@UseGuards(AdminGuard, StepUpGuard)
export class ExportController {
  constructor(
    private readonly exportLog: ExportLogHandler,
    private readonly slots: ExportSlots,
    @Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'BODY_MS'>,
  ) {}

  @Get('export')
  @LimitAs('export')
  @ApiRoute({
    summary: 'The filtered log as a file, newest first. The connection is closed when it fails. Admins only.',
    query: exportQuerySchema,
    answers: { 200: 'bytes' },
    fileTypes: ['text/csv', 'application/json'],
    answerHeaders: { 'Content-Disposition': 'names the file' },
    refusals: ['ADMIN_LOGIN_REQUIRED', 'ACCESS_DENIED', 'PASSWORD_REQUIRED', 'VALIDATION_FAILED', 'RPC_UNAVAILABLE'],
  })
  async export(
    @Query(withoutEmpty, zod(exportQuerySchema)) query: z.infer<typeof exportQuerySchema>,
    @Caller() actor: Actor,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const release = this.slots.acquire(actor.userId ?? '');
    try {
      await this.send(toFilter(query), request, response);
    } finally {
      release();
    }
  }

  private async send(query: ExportQuery, request: Request, response: Response): Promise<void> {
    const parts = this.exportLog.execute(query, request);
    // Errors of the first parts are still sent as an error response.
    const first = await parts.next();
    const second = await parts.next();
    contentReads.inc({ kind: 'export' });
    const filename = `afya-${query.list}-${new Date().toISOString().slice(0, 10)}.${query.format}`;
    response.set({
      'Content-Type': MEDIA_TYPES[query.format],
      'Content-Disposition': `attachment; filename="${filename}"`,
      'Cache-Control': 'no-store',
    });
    // The whole export has no deadline, but a client that reads nothing for this time is disconnected.
    response.setTimeout(this.env.BODY_MS, () => response.destroy());
    const body = Readable.from(startingWith([first, second], parts), { highWaterMark: 1 });
    await pipeline(body, response, { signal: this.slots.shutdown }).catch((error: unknown) => {
      logger.warn({ err: errorForLog(error) }, 'export cut');
      response.destroy();
    });
  }
}

async function* startingWith(
  first: readonly IteratorResult<string, void>[],
  rest: AsyncGenerator<string, void, undefined>,
): AsyncGenerator<string, void, undefined> {
  for (const { value } of first) if (value) yield value;
  yield* rest;
}
