import { findRedFlags, type RedFlagFound } from '@afya/clinical';
import { AppError, errorForLog, logger } from '@afya/runtime';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { extname, join } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';

export type ScanInput = Parameters<typeof findRedFlags>[0];

/** Characters up to which a text is read at once: the worst text of that length costs less than 15 ms, cold (ADR 31). */
export const INLINE_CHARACTERS = 256;
/** Scans of one owner, waiting and running, and the characters of all that wait: they keep a call for some two seconds at worst. */
const OF_OWNER = 3;
const CHARACTERS_OF_ALL = 128_000;
/** A thread without work for so long ends: it holds the reader's words a second time. */
const IDLE_MS = 60_000;

interface Task {
  input: ScanInput;
  resolve(found: RedFlagFound | null): void;
  reject(error: unknown): void;
}

/**
 * Finds the red flags of messages. Long texts are read by a thread, the owners' in turn, so that what one of them sends holds up neither
 * the event loop nor another owner. Whatever happens to the thread, the text is read: then here.
 */
@Injectable()
export class RedFlagScanner implements OnModuleDestroy {
  protected readonly options: WorkerOptions = {};
  /** A thread that takes longer is given up, its start included. */
  protected readonly answerMs: number = 4_000;
  private thread: Worker | undefined;
  /** by owner; the owner served last stands last */
  private readonly queues = new Map<string, Task[]>();
  private running: { owner: string; task: Task; timer: NodeJS.Timeout } | undefined;
  private idle: NodeJS.Timeout | undefined;

  /** Refused with CHAT_TOO_MANY_PENDING while the owner's earlier texts wait, and with RPC_OVERLOADED while too many of all owners do. */
  async scan(input: ScanInput, owner: string): Promise<RedFlagFound | null> {
    if (isShort(input)) return findRedFlags(input);
    const ofOwner = (this.queues.get(owner)?.length ?? 0) + Number(this.running?.owner === owner);
    if (ofOwner >= OF_OWNER) throw new AppError('CHAT_TOO_MANY_PENDING');
    const waiting = [...this.queues.values()].flat().reduce((sum, task) => sum + lengthOf(task.input), 0);
    if (waiting + lengthOf(input) > CHARACTERS_OF_ALL) throw new AppError('RPC_OVERLOADED');
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
    logger.warn({ err: errorForLog(error) }, 'text read without its thread');
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

/** Without an engine's memory the recorded symptoms are read again with the message. */
const lengthOf = ({ text, collectedInfo, memory }: ScanInput) =>
  text.length + (memory ? 0 : (collectedInfo.symptoms?.length ?? 0));
const isShort = (input: ScanInput) => lengthOf(input) <= INLINE_CHARACTERS;
