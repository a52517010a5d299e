import { type ChatAccepted, type ErrorCode } from '@afya/contracts';
import { AppError } from '@afya/runtime';
import { RpcClient } from '@afya/messaging';
import { FindAcceptedMessage, SendMessage, type Actor, type StoredFile } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { type CheckRequest, FileChecker } from '../files/check/file-checker';
import { type ReceivedFile } from '../files/uploaded-file';
import { type ChatForm } from './chat-form';
import { FileKeeper } from './file-keeper';
import { hashFiles } from './hash-files';

export interface Send {
  actor: Actor;
  sessionId: string;
  commandId: string;
  /** keyed hash of the caller's network and the day */
  network: string;
  form: ChatForm;
  files: ReceivedFile[];
  /** whose files are checked, and whether the client still waits */
  checks: CheckRequest;
}

/** After these the message may have been accepted all the same, so its files must stay. */
const UNDECIDED: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['RPC_TIMEOUT', 'RPC_UNAVAILABLE', 'INTERNAL']);

/**
 * Hands a checked message to the consultation service, its files first. Files of a message that is not accepted do not stay. A retry of an
 * accepted one has its answer before its files are checked.
 */
@Injectable()
export class SendMessageHandler {
  constructor(
    private readonly rpc: RpcClient,
    private readonly checker: FileChecker,
    private readonly keeper: FileKeeper,
  ) {}

  /** Refused with CHAT_EMPTY, a file's refusal, STORAGE_UNAVAILABLE, or as SendMessage. */
  async execute({ actor, sessionId, commandId, network, form, files, checks }: Send): Promise<ChatAccepted> {
    const { text, language, fileTypes, purchases } = form;
    if (!text && files.length === 0) throw new AppError('CHAT_EMPTY');
    const command = { sessionId, commandId, text, language, originals: await hashFiles(files) };
    if (files.length > 0) {
      const answered = await this.rpc.call(FindAcceptedMessage, command, actor);
      if (answered) return answered;
    }
    const stored = await this.keeper.keep(sessionId, await this.checker.check(files, fileTypes, checks));
    const message = { ...command, files: stored, purchases, network };
    const { replayed, ...accepted } = await this.rpc
      .call(SendMessage, message, actor)
      .catch((error) => this.giveUp(stored, error));
    // The first send's files are there; these are a second copy.
    if (replayed) await this.keeper.drop(stored);
    return accepted;
  }

  private async giveUp(stored: StoredFile[], error: unknown): Promise<never> {
    const refused = error instanceof AppError && !UNDECIDED.has(error.code);
    if (refused) await this.keeper.drop(stored);
    throw error;
  }
}
