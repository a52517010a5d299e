import { type ErrorCode, FILE_TYPES, type FileType, LIMITS } from '@afya/contracts';
import { AppError, logger } from '@afya/runtime';
import { Inject, Injectable } from '@nestjs/common';
import { open, stat } from 'node:fs/promises';
import { GATEWAY_ENV, type GatewayEnv } from '../../gateway.env';
import { type CheckedFile, type ReceivedFile } from '../uploaded-file';
import { takesVoiceNotes, type VoiceEnv } from '../voice-notes';
import { CheckBudget } from './check-budget';
import { FairQueue, type Share } from './fair-queue';
import { type FileKind, readKind, type VoiceKind } from './file-kind';
import { withExtension } from './file-name';
import { type FileOutcome, refuseFiles } from './refuse-files';
import { type CheckKind, type CheckResult, runCheck } from './run-check';

/** Per owner: one file being checked and a message with five files waiting. */
const QUEUE_LIMITS = { perOwner: 6, waitingPerNetwork: 60, waiting: 300 } as const;
/** After a refused file with more processor time than this, the message's other files are not checked. */
const COSTLY_CPU_MS = 500;

/** The owner of the files, and the signal that ends their checks. */
export interface CheckRequest extends Share {
  /** aborted when the client has disconnected */
  signal: AbortSignal;
}

/**
 * Determines the type of received files by their bytes and makes them safe to store: images are re-encoded, so that only the visible
 * picture remains of the original file; PDFs are inspected. The gateway's own process never decodes the files.
 */
@Injectable()
export class FileChecker {
  private readonly queue: FairQueue;
  private readonly takesVoice: boolean;

  constructor(
    private readonly budget: CheckBudget,
    @Inject(GATEWAY_ENV) env: Pick<GatewayEnv, 'FILE_CHECKS_AT_ONCE'> & VoiceEnv,
  ) {
    this.queue = new FairQueue({ ...QUEUE_LIMITS, concurrent: env.FILE_CHECKS_AT_ONCE });
    this.takesVoice = takesVoiceNotes(env);
  }

  /** The type by the first bytes, or the code with which the file is refused without a further check. */
  private async typeOf(file: ReceivedFile, announced: FileType | undefined): Promise<FileType | ErrorCode> {
    if (file.size === 0) return 'FILE_EMPTY';
    const kind = await fromQuarantine(() => readKind(file.path));
    if (kind === 'heic') return 'FILE_HEIC';
    const type = kind && typeOfKind(kind);
    if (!type || (type === 'audio' && !this.takesVoice)) return 'FILE_TYPE_INVALID';
    if (announced && announced !== type) return 'FILE_TYPE_MISMATCH';
    return type === 'audio' && file.size > LIMITS.voiceNote.bytes ? 'FILE_VOICE_TOO_LONG' : type;
  }

  /**
   * Each file must be of its announced type, because the patient saw a price based on it. Throws the first fault's code with the reason of
   * every refused file; RPC_OVERLOADED, RATE_LIMITED or RPC_UNAVAILABLE when files cannot be checked now; STORAGE_UNAVAILABLE when they
   * are missing; the signal's reason after it is aborted.
   */
  async check(files: ReceivedFile[], announced: FileType[], request: CheckRequest): Promise<CheckedFile[]> {
    const message = new MessageCheck(request, this.budget);
    // All types are read before the first file is queued, so that the files are checked in their order in the message.
    const typed = await Promise.all(
      files.map(async (file, i) => ({ file, type: await this.typeOf(file, announced[i]) })),
    );
    this.queue.requireRoom(request, typed.filter(({ type }) => isFileType(type)).length);
    const outcomes = typed.map(async ({ file, type }): Promise<FileOutcome> =>
      isFileType(type) ? this.queue.run(request, () => message.check(file, type), request.signal) : type,
    );
    // All checks must end before an error is thrown, because the caller then removes the files that they write.
    const results = await Promise.allSettled(outcomes);
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
    return refuseFiles(files, await Promise.all(outcomes));
  }
}

/** Checks the files of one message one after the other. */
class MessageCheck {
  /** After one costly refused file the rest of the message is skipped in favour of other people's files. */
  private isStopped = false;

  constructor(
    private readonly request: CheckRequest,
    private readonly budget: CheckBudget,
  ) {}

  async check(file: ReceivedFile, type: FileType): Promise<FileOutcome> {
    if (this.isStopped) return null;
    try {
      await this.budget.requireLeft(this.request);
      if (type === 'audio') return await asVoiceNote(file);
      return await (type === 'image' ? this.checkImage(file) : this.checkPdf(file));
    } catch (error) {
      this.isStopped = true;
      throw error;
    }
  }

  private async checkPdf(file: ReceivedFile): Promise<FileOutcome> {
    await using input = await openReceived(file);
    const checked = await this.run('pdf', file, (signal) => runCheck('pdf', { input, output: null, signal }));
    if (typeof checked === 'string') return checked;
    const { path, size } = file;
    const filename = withExtension(checked.mime, file.filename);
    return { path, type: 'pdf', ...checked, size, received: size, filename };
  }

  /** The new image is written beside the received one and removed with it. */
  private async checkImage(file: ReceivedFile): Promise<FileOutcome> {
    await using input = await openReceived(file);
    await using output = await fromQuarantine(() => open(file.outputPath, 'wx', 0o600));
    const checked = await this.run('image', file, (signal) => runCheck('image', { input, output, signal }));
    if (typeof checked === 'string') return checked;
    const { size } = await fromQuarantine(() => stat(file.outputPath));
    if (size === 0 || size > LIMITS.fileBytes) return 'FILE_TOO_COMPLEX';
    const filename = withExtension(checked.mime, file.filename);
    return { path: file.outputPath, type: 'image', ...checked, size, received: file.size, filename };
  }

  private async run(
    kind: CheckKind,
    { size }: ReceivedFile,
    start: (signal: AbortSignal) => Promise<CheckResult>,
  ): Promise<{ mime: string } | ErrorCode> {
    const { signal } = this.request;
    const startedAt = performance.now();
    const { outcome, cpuMs } = await start(signal);
    const ms = Math.round(performance.now() - startedAt);
    const fault = typeof outcome === 'string' ? outcome : 'fault' in outcome ? outcome.fault : undefined;
    // Sizes and times show whether the limits are appropriate.
    logger.debug({ kind, size, ms, cpuMs: Math.round(cpuMs), fault }, 'file checked');
    await this.budget.spend(this.request, cpuMs);
    if (outcome === 'cancelled') throw signal.reason as Error;
    if (outcome === 'starved') throw new AppError('RPC_OVERLOADED');
    if ('mime' in outcome) return { mime: outcome.mime };
    this.isStopped = cpuMs > COSTLY_CPU_MS || outcome.fault === 'FILE_TOO_COMPLEX';
    return outcome.fault;
  }
}

const isFileType = (type: FileType | ErrorCode): type is FileType => FILE_TYPES.some((each) => each === type);

const VOICE_MIME: Readonly<Record<VoiceKind, string>> = { webm: 'audio/webm', ogg: 'audio/ogg', mp4: 'audio/mp4' };
const isVoice = (kind: FileKind): kind is VoiceKind => Object.hasOwn(VOICE_MIME, kind);

function typeOfKind(kind: FileKind): FileType {
  if (isVoice(kind)) return 'audio';
  return kind === 'pdf' ? 'pdf' : 'image';
}

/** A voice note goes to the model's server as it is: the product does not decode it, and only its sender can open it. */
async function asVoiceNote({ path, size, filename }: ReceivedFile): Promise<FileOutcome> {
  const kind = await fromQuarantine(() => readKind(path));
  if (!kind || !isVoice(kind)) return 'FILE_TYPE_INVALID';
  const mime = VOICE_MIME[kind];
  return { path, type: 'audio', mime, size, received: size, filename: withExtension(mime, filename) };
}

const openReceived = ({ path }: ReceivedFile) => fromQuarantine(() => open(path));

/** Received files may be missing, because the system may clean a folder of temporary files. */
async function fromQuarantine<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (cause) {
    throw new AppError('STORAGE_UNAVAILABLE', {}, { cause });
  }
}
