import { type ErrorCode } from '@afya/contracts';
import { AppError, logger } from '@afya/runtime';
import { RpcClient } from '@afya/messaging';
import { type Actor, ReportRefusals } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { FilesRefused } from './check/refuse-files';

/** Reports refused files and their error codes for the log. The caller does not wait for it. */
@Injectable()
export class RefusalReporter {
  constructor(private readonly rpc: RpcClient) {}

  report(error: unknown, sessionId: string, actor: Actor): void {
    const refusals = codesOf(error).map((code) => ({ id: randomUUID(), code }));
    if (refusals.length === 0) return;
    this.rpc.call(ReportRefusals, { sessionId, refusals }, actor).catch((cause: unknown) => {
      logger.warn({ err: cause, sessionId }, 'refused files not reported');
    });
  }
}

function codesOf(error: unknown): ErrorCode[] {
  if (error instanceof FilesRefused) return error.codes.filter((code) => code !== null);
  return error instanceof AppError && error.code.startsWith('FILE') ? [error.code] : [];
}
