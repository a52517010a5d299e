import { RpcClient } from '@afya/messaging';
import { ExportLogs, type RpcResponse } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { type Request } from 'express';
import { CurrentAdmin } from '../../identity/current-admin';
import { type ExportQuery } from './export-query';
import { type ExportedLog, logCsv } from './log-csv';
import { logJson } from './log-json';

type Part = RpcResponse<typeof ExportLogs>;

/** An export may take minutes: who is no admin any more is found out within this. */
const ASK_AGAIN_MS = 20_000;

/** The log as a file, a part at a time; no part is asked for before the one before it was taken. */
@Injectable()
export class ExportLogHandler {
  constructor(
    private readonly rpc: RpcClient,
    private readonly admin: CurrentAdmin,
  ) {}

  /** Throws what the log's service throws, before the first text or between two. */
  execute(query: ExportQuery, request: Request): AsyncGenerator<string, void, undefined> {
    const pages = this.pages(query, request);
    return query.format === 'csv' ? logCsv(pages) : logJson(pages);
  }

  private async *pages(query: ExportQuery, request: Request): AsyncGenerator<ExportedLog[], void, undefined> {
    let askedAt = performance.now();
    for (let before: string | null | undefined; before !== null;) {
      if (performance.now() - askedAt > ASK_AGAIN_MS) {
        await this.requireAdmin(request);
        askedAt = performance.now();
      }
      const part: Part = await this.rpc.call(
        ExportLogs,
        before === undefined ? query : { ...query, before },
        request.actor,
      );
      yield part.items;
      before = part.nextCursor;
    }
  }

  private async requireAdmin(request: Request): Promise<void> {
    await this.admin.of(request);
  }
}
