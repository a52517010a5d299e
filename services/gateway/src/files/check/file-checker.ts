import { type ErrorCode, type FileType, LIMITS } from '@afya/contracts';
import { AppError, logger } from '@afya/runtime';
import { Inject, Injectable } from '@nestjs/common';
import { open, stat } from 'node:fs/promises';
import { GATEWAY_ENV, type GatewayEnv } from '../../gateway.env';
import { type CheckedFile, type ReceivedFile } from '../uploaded-file';
import { CheckBudget } from './check-budget';
import { FairQueue, type Share } from './fair-queue';
import { readKind } from './file-kind';
import { nameAs } from './file-name';
import { type FileVerdict, refuseFiles } from './refuse-files';
import { type CheckKind, type CheckResult, runCheck } from './run-check';

/** Files of one owner: one that is looked into and a message of five behind it. A network's are looked into in seconds. */
const QUEUE = { ofOwner: 6, waitingOfNetwork: 60, waiting: 300 } as const;
/** A refused file that took more of the processor than this is reason enough to refuse its message. */
const COSTLY_MS = 500;

/** For whom files are checked. */
export interface CheckRequest extends Share {
  /** aborted when nobody waits for the answer any more */
  signal: AbortSignal;
}

/**
 * Decides by their bytes what received files are, and makes them fit to be kept: images are drawn anew, so that nothing of the file
 * that was sent is left but what is seen; PDFs are looked into. No byte of them is decoded in this process.
 */
@Injectable()
export class FileChecker {
  private readonly queue: FairQueue;

  constructor(
    private readonly budget: CheckBudget,
    @Inject(GATEWAY_ENV) { FILE_CHECKS_AT_ONCE }: Pick<GatewayEnv, 'FILE_CHECKS_AT_ONCE'>,
  ) {
    this.queue = new FairQueue({ ...QUEUE, atOnce: FILE_CHECKS_AT_ONCE });
  }

  /**
   * What a file was announced as (`announced`) must hold, because the price that the patient saw was made from it. Refused with the
   * first fault's code and the reason of every file that was looked into; with RPC_OVERLOADED, RATE_LIMITED or RPC_UNAVAILABLE where files
   * cannot be checked now; with STORAGE_UNAVAILABLE where they were removed before; with the signal's reason once it is aborted.
   */
  async check(files: ReceivedFile[], announced: FileType[], request: CheckRequest): Promise<CheckedFile[]> {
    if (files.length === 0) return [];
    const message = new MessageCheck(request, this.budget);
    // All are known before the first is looked into: their turns are in the order in which they were sent.
    const known = await Promise.all(files.map(async (file, i) => ({ file, type: await typeOf(file, announced[i]) })));
    this.queue.requireRoom(request, known.filter(({ type }) => isFileType(type)).length);
    const verdicts = known.map(async ({ file, type }): Promise<FileVerdict> =>
      isFileType(type) ? this.queue.run(request, () => message.look(file, type), request.signal) : type,
    );
    // All of them end before one is complained of: what they write goes with the message.
    const settled = await Promise.allSettled(verdicts);
    const failed = settled.find((verdict) => verdict.status === 'rejected');
    if (failed) throw failed.reason;
    return refuseFiles(files, await Promise.all(verdicts));
  }
}

/** The checks of one message, one after the other. */
class MessageCheck {
  /** One costly file that is refused is enough of a message: the others' turns are for other people's files. */
  private isEnough = false;

  constructor(
    private readonly request: CheckRequest,
    private readonly budget: CheckBudget,
  ) {}

  async look(file: ReceivedFile, type: FileType): Promise<FileVerdict> {
    if (this.isEnough) return null;
    try {
      await this.budget.requireLeft(this.request);
      return await (type === 'image' ? this.lookAtImage(file) : this.lookAtPdf(file));
    } catch (error) {
      this.isEnough = true;
      throw error;
    }
  }

  private async lookAtPdf(file: ReceivedFile): Promise<FileVerdict> {
    await using input = await openReceived(file);
    const checked = await this.run('pdf', file, (signal) => runCheck('pdf', { input, output: null, signal }));
    if (typeof checked === 'string') return checked;
    const { path, size } = file;
    return { path, type: 'pdf', ...checked, size, received: size, filename: nameAs(checked.mime, file.filename) };
  }

  /** The new image lies beside the one that was received, and goes with it. */
  private async lookAtImage(file: ReceivedFile): Promise<FileVerdict> {
    await using input = await openReceived(file);
    await using output = await fromQuarantine(() => open(file.drawnPath, 'wx', 0o600));
    const checked = await this.run('image', file, (signal) => runCheck('image', { input, output, signal }));
    if (typeof checked === 'string') return checked;
    const { size } = await fromQuarantine(() => stat(file.drawnPath));
    if (size === 0 || size > LIMITS.fileBytes) return 'FILE_TOO_COMPLEX';
    const filename = nameAs(checked.mime, file.filename);
    return { path: file.drawnPath, type: 'image', ...checked, size, received: file.size, filename };
  }

  private async run(
    kind: CheckKind,
    { size }: ReceivedFile,
    start: (signal: AbortSignal) => Promise<CheckResult>,
  ): Promise<{ mime: string } | ErrorCode> {
    const { signal } = this.request;
    const startedAt = performance.now();
    const { verdict, cpuMs } = await start(signal);
    const ms = Math.round(performance.now() - startedAt);
    const fault = typeof verdict === 'string' ? verdict : 'fault' in verdict ? verdict.fault : undefined;
    // Sizes and times tell whether the limits are right.
    logger.debug({ kind, size, ms, cpuMs: Math.round(cpuMs), fault }, 'file checked');
    await this.budget.spend(this.request, cpuMs);
    if (verdict === 'cancelled') throw signal.reason as Error;
    if (verdict === 'starved') throw new AppError('RPC_OVERLOADED');
    if ('mime' in verdict) return { mime: verdict.mime };
    this.isEnough = cpuMs > COSTLY_MS || verdict.fault === 'FILE_TOO_COMPLEX';
    return verdict.fault;
  }
}

const isFileType = (type: FileType | ErrorCode): type is FileType => type === 'image' || type === 'pdf';

/** What its first bytes say that it is, or why it is refused without a further look. */
async function typeOf(file: ReceivedFile, announced: FileType | undefined): Promise<FileType | ErrorCode> {
  if (file.size === 0) return 'FILE_EMPTY';
  const kind = await fromQuarantine(() => readKind(file.path));
  if (!kind) return 'FILE_TYPE_INVALID';
  if (kind === 'heic') return 'FILE_HEIC';
  const type = kind === 'pdf' ? 'pdf' : 'image';
  return announced && announced !== type ? 'FILE_TYPE_MISMATCH' : type;
}

const openReceived = ({ path }: ReceivedFile) => fromQuarantine(() => open(path));

/** What was received may be gone again: a folder of temporary files may be cleaned by others. */
async function fromQuarantine<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (cause) {
    throw new AppError('STORAGE_UNAVAILABLE', {}, { cause });
  }
}
