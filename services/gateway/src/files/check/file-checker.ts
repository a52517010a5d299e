import { type ErrorCode, type FileType, LIMITS } from '@afya/contracts';
import { AppError, logger } from '@afya/runtime';
import { Inject, Injectable } from '@nestjs/common';
import { open, stat } from 'node:fs/promises';
import pLimit from 'p-limit';
import { GATEWAY_ENV, type GatewayEnv } from '../../gateway.env';
import { type CheckedFile, type ReceivedFile } from '../uploaded-file';
import { readKind } from './file-kind';
import { nameAs } from './file-name';
import { type CheckKind, runCheck } from './run-check';
import { type FileVerdict, refuseFiles } from './refuse-files';

/** Files that may wait for their turn: they are looked at in a quarter of a minute. */
const WAITING = 200;

/**
 * Decides by their bytes what received files are, and makes them fit to be kept: images are drawn anew, so that nothing of the file
 * that was sent is left but what is seen; PDFs are looked into. No byte of them is decoded in this process.
 */
@Injectable()
export class FileChecker {
  private readonly inTurn;

  constructor(@Inject(GATEWAY_ENV) { FILE_CHECKS_AT_ONCE }: Pick<GatewayEnv, 'FILE_CHECKS_AT_ONCE'>) {
    this.inTurn = pLimit(FILE_CHECKS_AT_ONCE);
  }

  /**
   * What a file was announced as (`announced`) must hold, because the price that the patient saw was made from it. Refused with the
   * first fault's code and the reason of every file that was looked into, or with RPC_OVERLOADED.
   */
  async check(files: ReceivedFile[], announced: FileType[]): Promise<CheckedFile[]> {
    if (this.inTurn.pendingCount + files.length > WAITING) throw new AppError('RPC_OVERLOADED');
    // One file that took all of its time is enough of a message: the others' turns are for other people's files.
    let isEnough = false;
    const look = async (file: ReceivedFile, type: FileType): Promise<FileVerdict> => {
      if (isEnough) return null;
      const verdict = await (type === 'image' ? checkImage(file) : checkPdf(file));
      isEnough ||= verdict === 'FILE_TOO_COMPLEX';
      return verdict;
    };
    // All are known before the first is looked into: their turns are in the order in which they were sent.
    const known = await Promise.all(files.map(async (file, i) => ({ file, type: await typeOf(file, announced[i]) })));
    const verdicts = known.map(async ({ file, type }): Promise<FileVerdict> =>
      isFileType(type) ? this.inTurn(() => look(file, type)) : type,
    );
    // All of them end before one is complained of: what they write goes with the message.
    const settled = await Promise.allSettled(verdicts);
    const failed = settled.find((verdict) => verdict.status === 'rejected');
    if (failed) throw failed.reason;
    return refuseFiles(files, await Promise.all(verdicts));
  }
}

const isFileType = (type: FileType | ErrorCode): type is FileType => type === 'image' || type === 'pdf';

/** What its first bytes say that it is, or why it is refused without a further look. */
async function typeOf(file: ReceivedFile, announced: FileType | undefined): Promise<FileType | ErrorCode> {
  if (file.size === 0) return 'FILE_EMPTY';
  const kind = await readKind(file.path);
  if (!kind) return 'FILE_TYPE_INVALID';
  if (kind === 'heic') return 'FILE_HEIC';
  const type = kind === 'pdf' ? 'pdf' : 'image';
  return announced && announced !== type ? 'FILE_TYPE_MISMATCH' : type;
}

type Check = ReturnType<typeof runCheck>;

/** Sizes and times tell whether the limits are right; a fault is told by what the send is refused with. */
async function timed(kind: CheckKind, { size }: ReceivedFile, check: () => Check): Promise<Awaited<Check>> {
  const startedAt = performance.now();
  const verdict = await check();
  const ms = Math.round(performance.now() - startedAt);
  logger.debug({ kind, size, ms, fault: 'fault' in verdict ? verdict.fault : undefined }, 'file looked into');
  return verdict;
}

async function checkPdf(file: ReceivedFile): Promise<FileVerdict> {
  await using input = await open(file.path);
  const verdict = await timed('pdf', file, () => runCheck('pdf', input, null));
  if ('fault' in verdict) return verdict.fault;
  const { mime } = verdict;
  const { path, size } = file;
  return { path, type: 'pdf', mime, size, received: size, filename: nameAs(mime, file.filename) };
}

/** The new image lies beside the one that was received, and goes with it. */
async function checkImage(file: ReceivedFile): Promise<FileVerdict> {
  await using input = await open(file.path);
  await using output = await open(file.drawnPath, 'wx', 0o600);
  const verdict = await timed('image', file, () => runCheck('image', input, output));
  if ('fault' in verdict) return verdict.fault;
  const { size } = await stat(file.drawnPath);
  if (size === 0 || size > LIMITS.fileBytes) return 'FILE_TOO_COMPLEX';
  const { mime } = verdict;
  const filename = nameAs(mime, file.filename);
  return { path: file.drawnPath, type: 'image', mime, size, received: file.size, filename };
}
