import { type ChatAccepted, type ErrorCode } from '@afya/contracts';
import { AppError } from '@afya/runtime';
import { RpcClient } from '@afya/messaging';
import { FindAcceptedMessage, SendMessage, type Actor, type StoredFile } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { type Share } from '../files/check/fair-queue';
import { type CheckRequest, FileChecker } from '../files/check/file-checker';
import { RefusalReporter } from '../files/refusal-reporter';
import { type ReceivedFile } from '../files/uploaded-file';
import { UploadLimit } from '../limits/upload-limit';
import { AttachmentStore } from './attachment-store';
import { type ChatForm, readChatForm } from './chat-form';
import { NamedUploads } from './named-uploads';
import { UploadReceiver } from './upload-receiver';

export interface Submission {
  actor: Actor;
  sessionId: string;
  commandId: string;
  /** keyed hash of the caller's network and the day */
  network: string;
  share: Share;
}

interface ReceivedMessage {
  form: ChatForm;
  files: ReceivedFile[];
  /** the owner of the files, and a signal that the client has disconnected */
  checks: CheckRequest;
}

/** After these the message may have been accepted, so its files must stay. */
const UNDECIDED: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['RPC_TIMEOUT', 'RPC_UNAVAILABLE', 'INTERNAL']);

/**
 * Receives a message with its files, checks and stores the files, and passes the message to the consultation service. Files of a
 * message that is not accepted are removed. A retry of an accepted message is answered before its files are checked.
 */
@Injectable()
export class SubmitMessageHandler {
  constructor(
    private readonly rpc: RpcClient,
    private readonly uploads: UploadReceiver,
    private readonly named: NamedUploads,
    private readonly uploadLimit: UploadLimit,
    private readonly checker: FileChecker,
    private readonly attachments: AttachmentStore,
    private readonly refusals: RefusalReporter,
  ) {}

  /** Throws CHAT_EMPTY, STORAGE_UNAVAILABLE, the refusal of a file, or what UploadReceiver, NamedUploads, UploadLimit, readChatForm and SendMessage throw. */
  async execute(submission: Submission, request: Request, response: Response): Promise<ChatAccepted> {
    try {
      return await this.receive(submission, request, response);
    } catch (error) {
      this.refusals.report(error, submission.sessionId, submission.actor);
      throw error;
    }
  }

  /** Refused files count towards the upload limit, and so do files of a client that has disconnected. */
  private async receive(submission: Submission, request: Request, response: Response): Promise<ChatAccepted> {
    const { share } = submission;
    const signal = abortedOnClose(response);
    const { fields, files, discard } = await this.uploads.receive({ request, response }, share);
    try {
      if (files.length > 0) await this.uploadLimit.requireLeft(request);
      return await this.send(submission, { form: readChatForm(fields), files, checks: { ...share, signal } });
    } catch (error) {
      if (files.length > 0 && (isFileRefusal(error) || signal.aborted)) await this.uploadLimit.count(request);
      throw error;
    } finally {
      await discard();
    }
  }

  private async send(submission: Submission, { form, files: inForm, checks }: ReceivedMessage): Promise<ChatAccepted> {
    const { actor, sessionId, commandId, network } = submission;
    const { text, language, fileTypes, purchases } = form;
    await using files = await this.named.open(form.uploads, inForm, checks);
    if (!text && files.count === 0) throw new AppError('CHAT_EMPTY');
    const command = { sessionId, commandId, text, language, originals: files.originals() };
    let stored: StoredFile[] = [];
    if (files.count > 0) {
      const accepted = await this.rpc.call(FindAcceptedMessage, command, actor);
      if (accepted) return accepted;
      const checked = await this.checker.check(files.files(), fileTypes, checks);
      stored = await this.attachments.save(sessionId, checked);
    }
    const message = { ...command, files: stored, purchases, network };
    const { replayed, ...accepted } = await this.rpc
      .call(SendMessage, message, actor)
      .catch((error) => this.fail(stored, error));
    // The files of the first send are stored; these are a second copy.
    if (replayed) await this.attachments.remove(stored);
    await files.use();
    return accepted;
  }

  private async fail(stored: StoredFile[], error: unknown): Promise<never> {
    const isRefused = error instanceof AppError && !UNDECIDED.has(error.code);
    if (isRefused) await this.attachments.remove(stored);
    throw error;
  }
}

const isFileRefusal = (error: unknown) => error instanceof AppError && error.code.startsWith('FILE');

/** Aborted when the client disconnects before it has its response. */
function abortedOnClose(response: Response): AbortSignal {
  const controller = new AbortController();
  const abort = () => controller.abort(new AppError('BODY_MALFORMED', {}, { cause: 'the client disconnected' }));
  if (response.destroyed) abort();
  response.once('close', () => {
    if (!response.writableFinished) abort();
  });
  return controller.signal;
}
