import { findRedFlags, type RedFlagFound } from '@afya/clinical';
import { AppError, errorForLog, logger } from '@afya/runtime';
import { type RpcRequest, type SendMessage } from '@afya/service-contracts';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { extname, join } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { CONSULTATION_ENV, type ConsultationEnv } from '../../consultation.env';
import { priceOf, sendLimits } from '../draft-send';
import { type SendContext } from '../message.repository';
import { ScanQuota } from './scan-quota';

export type ScanInput = Parameters<typeof findRedFlags>[0];

/** Texts up to this length are scanned on the event loop: the slowest one takes less than 15 ms, cold (ADR 31). */
const INLINE_CHARACTERS = 256;
/** Scans of one owner, queued and running, and the characters of all queued ones: a call waits about two seconds at worst. */
const MAX_SCANS_PER_OWNER = 3;
const MAX_QUEUED_CHARACTERS = 128_000;
/** The thread ends after so long without work: it has a second copy of the reader's data in memory. */
const IDLE_MS = 60_000;

interface Task {
  input: ScanInput;
  resolve(found: RedFlagFound | null): void;
  reject(error: unknown): void;
}

/**
 * Finds the red flags in messages. A thread scans long texts, one owner after another, so that the texts of one owner block neither the
 * event loop nor other owners. When the thread fails, the text is scanned on the event loop.
 */
@Injectable()
export class RedFlagScanner implements OnModuleDestroy {
  protected readonly options: WorkerOptions = {};
  /** A thread that takes longer is ended; the time includes its start. */
  protected readonly answerMs: number = 4_000;
  private thread: Worker | undefined;
  /** by owner; the owner served last is the last */
  private readonly queues = new Map<string, Task[]>();
  private running: { owner: string; task: Task; timer: NodeJS.Timeout } | undefined;
  private idle: NodeJS.Timeout | undefined;

  /** Refused with CHAT_TOO_MANY_PENDING while the owner's earlier texts wait, and with RPC_OVERLOADED while too many texts wait. */
  async scan(input: ScanInput, owner: string): Promise<RedFlagFound | null> {
    if (isShort(input)) return findRedFlags(input);
    const ofOwner = (this.queues.get(owner)?.length ?? 0) + Number(this.running?.owner === owner);
    if (ofOwner >= MAX_SCANS_PER_OWNER) throw new AppError('CHAT_TOO_MANY_PENDING');
    const waiting = [...this.queues.values()].flat().reduce((sum, task) => sum + lengthOf(task.input), 0);
    if (waiting + lengthOf(input) > MAX_QUEUED_CHARACTERS) throw new AppError('RPC_OVERLOADED');
    return new Promise((resolve, reject) => {
      const task = { input, resolve, reject };
      this.queues.set(owner, [...(this.queues.get(owner) ?? []), task]);
      this.startNext();
    });
  }

  async onModuleDestroy(): Promise<void> {
    clearTimeout(this.idle);
    const { thread } = this;
    this.thread = undefined;
    await thread?.terminate();
  }

  private startNext(): void {
    const [next] = this.queues;
    if (this.running || !next) return;
    const [owner, [task, ...left]] = next;
    this.queues.delete(owner);
    if (left.length > 0) this.queues.set(owner, left);
    if (!task) return;
    clearTimeout(this.idle);
    const timer = setTimeout(() => this.giveUp(new Error('no answer in time')), this.answerMs);
    this.running = { owner, task, timer };
    try {
      this.thread ??= this.startThread();
      this.thread.ref();
      this.thread.postMessage(task.input);
    } catch (error) {
      this.giveUp(error);
    }
  }

  private startThread(): Worker {
    // Beside this file, as TypeScript or built.
    const thread = new Worker(join(__dirname, `scan.thread${extname(__filename)}`), this.options);
    thread.on('message', (found: RedFlagFound | null) => this.finish(({ resolve }) => resolve(found)));
    thread.on('error', (error) => this.thread === thread && this.giveUp(error));
    thread.on('exit', () => this.thread === thread && this.giveUp(new Error('the thread ended')));
    return thread;
  }

  private giveUp(error: unknown): void {
    logger.warn({ err: errorForLog(error) }, 'text scanned without its thread');
    this.endThread();
    this.finish(({ input, resolve }) => resolve(findRedFlags(input)));
  }

  private finish(answer: (task: Task) => void): void {
    const { running } = this;
    if (!running) return;
    clearTimeout(running.timer);
    this.running = undefined;
    try {
      answer(running.task);
    } catch (error) {
      running.task.reject(error);
    }
    this.idle = setTimeout(() => this.endThread(), IDLE_MS).unref();
    this.thread?.unref();
    this.startNext();
  }

  private endThread(): void {
    const { thread } = this;
    this.thread = undefined;
    void thread?.terminate();
  }
}

/** Without an engine's memory, the recorded symptoms are scanned again with the message. */
const lengthOf = ({ text, collectedInfo, memory }: ScanInput) =>
  text.length + (memory ? 0 : (collectedInfo.symptoms?.length ?? 0));
const isShort = (input: ScanInput) => lengthOf(input) <= INLINE_CHARACTERS;

/** Looks for red flags in a message before it is accepted: an emergency is answered at once and is not charged. */
@Injectable()
export class MessageScan {
  constructor(
    private readonly scanner: RedFlagScanner,
    private readonly quota: ScanQuota,
    @Inject(CONSULTATION_ENV) private readonly env: ConsultationEnv,
  ) {}

  /** A long text is scanned only within the owner's quotas: see ScanQuota. */
  async findRedFlags(
    request: RpcRequest<typeof SendMessage>,
    owner: string,
    context: SendContext,
  ): Promise<RedFlagFound | null> {
    const { sessionId, text, language, network } = request;
    if (!text) return null;
    if (text.length > INLINE_CHARACTERS)
      await this.quota.require({
        sessionId,
        owner,
        network,
        limits: sendLimits(this.env, false),
        maxPending: this.env.PENDING_PER_SESSION,
        credits: priceOf(request, context),
      });
    const { collectedInfo, lastQuestion, others } = context.state;
    const input = {
      text,
      language,
      country: this.env.COUNTRY,
      collectedInfo,
      memory: context.memory,
      lastQuestion: lastQuestion ?? undefined,
      others,
    };
    return this.scanner.scan(input, owner);
  }
}
