import { errorForLog, logger } from '@afya/runtime';
import { Controller, Get, Inject, Query, Req, Res, UseGuards } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { GATEWAY_ENV, type GatewayEnv } from '../../gateway.env';
import { StepUpGuard } from '../../identity/step-up.guard';
import { ApiRoute } from '../../openapi/api-route.decorator';
import { AdminGuard } from '../admin.guard';
import { contentReads } from '../content-reads';
import { ExportLogHandler } from './export-log.handler';
import { type ExportQuery, exportQuerySchema, toExportQuery } from './export-query';
import { ExportsAtOnce } from './exports-at-once';

const TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' };

@Controller('admin')
@UseGuards(AdminGuard, StepUpGuard)
export class ExportController {
  constructor(
    private readonly exported: ExportLogHandler,
    private readonly places: ExportsAtOnce,
    @Inject(GATEWAY_ENV) private readonly env: Pick<GatewayEnv, 'BODY_MS'>,
  ) {}

  @Get('export')
  @ApiRoute({
    summary: 'The log that fits the filters as a file, newest first. Cut off when it fails. Admins only.',
    query: exportQuerySchema,
    answers: { 200: 'bytes' },
    fileTypes: ['text/csv', 'application/json'],
    answerHeaders: { 'Content-Disposition': 'names the file' },
    refusals: ['ADMIN_LOGIN_REQUIRED', 'ACCESS_DENIED', 'PASSWORD_REQUIRED', 'VALIDATION_FAILED', 'RPC_UNAVAILABLE'],
  })
  async export(
    @Query() untrusted: Record<string, unknown>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const query = toExportQuery(untrusted);
    const giveBack = this.places.take(request.actor.userId ?? '');
    try {
      await this.send(query, request, response);
    } finally {
      giveBack();
    }
  }

  private async send(query: ExportQuery, request: Request, response: Response): Promise<void> {
    const texts = this.exported.execute(query, request);
    // What is refused is refused before anything is sent.
    const first = await texts.next();
    const second = await texts.next();
    contentReads.inc({ kind: 'export' });
    const filename = `afya-${query.list}-${new Date().toISOString().slice(0, 10)}.${query.format}`;
    response.set({
      'Content-Type': TYPES[query.format],
      'Content-Disposition': `attachment; filename="${filename}"`,
      'Cache-Control': 'no-store',
    });
    // The whole may take as long as it takes; a client that takes nothing for so long is let go.
    response.setTimeout(this.env.BODY_MS, () => response.destroy());
    const rest = Readable.from(startingWith([first, second], texts), { highWaterMark: 1 });
    await pipeline(rest, response, { signal: this.places.ended }).catch((error: unknown) => {
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
