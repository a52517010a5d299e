import { type ChatAccepted } from '@afya/contracts';
import { AppError } from '@afya/runtime';
import { Injectable } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { type Share } from '../files/check/fair-queue';
import { RefusalReporter } from '../files/refusal-reporter';
import { UploadLimit } from '../limits/upload-limit';
import { readChatForm } from './chat-form';
import { type Send, SendMessageHandler } from './send-message.handler';
import { UploadReceiver } from './upload-receiver';

/** Takes in a send as it arrives: receives it, hands it on, leaves nothing of it lying, and has refused files logged and counted. */
@Injectable()
export class ReceiveMessageHandler {
  constructor(
    private readonly uploads: UploadReceiver,
    private readonly uploadLimit: UploadLimit,
    private readonly sendMessage: SendMessageHandler,
    private readonly refusals: RefusalReporter,
  ) {}

  /** Refused as UploadReceiver, UploadLimit, readChatForm and SendMessageHandler refuse. */
  async execute(
    send: Omit<Send, 'form' | 'files' | 'checks'>,
    { request, response, share }: { request: Request; response: Response; share: Share },
  ): Promise<ChatAccepted> {
    const signal = untilGone(response);
    try {
      const { fields, files, discard } = await this.uploads.receive({ request, response }, share);
      try {
        if (files.length > 0) await this.uploadLimit.requireLeft(request);
        const checks = { ...share, signal };
        return await this.sendMessage.execute({ ...send, form: readChatForm(fields), files, checks });
      } catch (error) {
        if (files.length > 0 && (isOfFiles(error) || signal.aborted)) await this.uploadLimit.count(request);
        throw error;
      } finally {
        await discard();
      }
    } catch (error) {
      this.refusals.report(error, send.sessionId, send.actor);
      throw error;
    }
  }
}

const isOfFiles = (error: unknown) => error instanceof AppError && error.code.startsWith('FILE');

/** Aborted when the client goes before it has its answer. */
function untilGone(response: Response): AbortSignal {
  const controller = new AbortController();
  const abort = () => controller.abort(new AppError('BODY_MALFORMED', {}, { cause: 'the client has gone' }));
  if (response.destroyed) abort();
  response.once('close', () => {
    if (!response.writableFinished) abort();
  });
  return controller.signal;
}
