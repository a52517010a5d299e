import { RpcClient } from '@afya/messaging';
import { ExportLogs, type RpcResponse } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { type Request } from 'express';
import { CurrentAdmin } from '../../identity/current-admin';
import { type ExportQuery } from './export-query';
import { type ExportedLog, logCsv } from './log-csv';
import { logJson } from './log-json';

type LogPage = RpcResponse<typeof ExportLogs>;

/** An export may take minutes, so the admin's rights are checked again at this interval. */
const RECHECK_ADMIN_MS = 20_000;

/** Streams the log as a file. The next page is read only after the client has taken the one before. */
@Injectable()
export class ExportLogHandler {
  constructor(
    private readonly rpc: RpcClient,
    private readonly admin: CurrentAdmin,
  ) {}

  /** Throws the errors of the log service, before the first part or between two. */
  execute(query: ExportQuery, request: Request): AsyncGenerator<string, void, undefined> {
    const pages = this.pages(query, request);
    return query.format === 'csv' ? logCsv(pages) : logJson(pages);
  }

  private async *pages(query: ExportQuery, request: Request): AsyncGenerator<ExportedLog[], void, undefined> {
    let checkedAt = performance.now();
    for (let before: string | null | undefined; before !== null;) {
      if (performance.now() - checkedAt > RECHECK_ADMIN_MS) {
        await this.admin.of(request);
        checkedAt = performance.now();
      }
      const page: LogPage = await this.rpc.call(
        ExportLogs,
        before === undefined ? query : { ...query, before },
        request.actor,
      );
      yield page.items;
      before = page.nextCursor;
    }
  }
}
