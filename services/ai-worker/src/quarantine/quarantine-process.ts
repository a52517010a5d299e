import { RpcClient } from '@afya/messaging';
import { AppError, counter, forkSelf, logger } from '@afya/runtime';
import { ReportDeadWorker } from '@afya/service-contracts';
import { Injectable, OnApplicationShutdown } from '@nestjs/common';
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { persistentCall } from '../answer-session/persistent-call';
import { quarantineArgument } from '../worker-place';
import type { LaneRequest, LaneResponse } from './lane-messages';

/** Milliseconds that an idle process is kept for the next session. */
const IDLE_MS = 30_000;

const crashes = counter({
  name: 'afya_quarantine_crashes_total',
  help: 'crashed processes of the quarantine lane',
  // until 0.3
  formerName: 'afya_quarantine_deaths_total',
});

interface Child {
  process: ChildProcess;
  workerId: string;
}

/**
 * The process in which this worker answers sessions of the quarantine lane: the worker's own program, started on demand. A
 * crash there affects nothing else.
 */
@Injectable()
export class QuarantineProcess implements OnApplicationShutdown {
  private child: Child | undefined;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly rpc: RpcClient) {}

  /**
   * One at a time. Throws when the session should be retried; a crash of the process is reported and leaves the session to
   * the next attempt.
   */
  async answer(request: LaneRequest, signal: AbortSignal): Promise<void> {
    clearTimeout(this.idle);
    const leaseEnds = sleep(request.waitMs ?? 0);
    if (!this.child?.process.connected) this.child = await start();
    const child = this.child;
    await leaseEnds;
    const stop = () => child.process.kill('SIGTERM');
    signal.addEventListener('abort', stop);
    const response = nextResponse(child.process);
    child.process.send(request);
    const outcome = await response.finally(() => signal.removeEventListener('abort', stop));
    if (outcome === 'died') {
      this.child = undefined;
      if (!signal.aborted) await this.report(request.sessionId, child);
      return;
    }
    this.idle = setTimeout(() => this.end(), IDLE_MS).unref();
    if (outcome === 'failed') throw new AppError('RPC_UNAVAILABLE');
  }

  onApplicationShutdown(): void {
    this.end();
  }

  private async report(sessionId: string, { process, workerId }: Child): Promise<void> {
    const { exitCode, signalCode } = process;
    crashes.inc();
    logger.error({ sessionId, exitCode, signal: signalCode }, 'process of the quarantine lane died');
    await persistentCall(this.rpc, ReportDeadWorker, { sessionId, workerId });
  }

  private end(): void {
    clearTimeout(this.idle);
    this.child?.process.kill('SIGTERM');
    this.child = undefined;
  }
}

async function start(): Promise<Child> {
  const workerId = randomUUID();
  const child = forkSelf({ service: 'ai-worker', part: 'quarantine', argument: quarantineArgument(workerId) });
  // A failed send or start appears as the end of the process.
  child.on('error', () => child.kill('SIGKILL'));
  if ((await nextResponse(child)) === 'died') throw new AppError('INTERNAL');
  return { process: child, workerId };
}

function nextResponse(child: ChildProcess): Promise<LaneResponse['type'] | 'died'> {
  return new Promise((resolve) => {
    const answered = (message: unknown) => end((message as LaneResponse).type);
    const died = () => end('died');
    const end = (outcome: LaneResponse['type'] | 'died') => {
      child.off('message', answered).off('exit', died).off('error', died);
      resolve(outcome);
    };
    child.on('message', answered).on('exit', died).on('error', died);
  });
}
