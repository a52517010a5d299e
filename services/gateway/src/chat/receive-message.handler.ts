import { type ChatAccepted } from '@afya/contracts';
import { Injectable } from '@nestjs/common';
import { type Request, type Response } from 'express';
import { RefusalReporter } from '../files/refusal-reporter';
import { readChatForm } from './chat-form';
import { type Send, SendMessageHandler } from './send-message.handler';
import { UploadReceiver } from './upload-receiver';

/** Takes in a send as it arrives: receives it, hands it on, leaves nothing of it lying, and has the log told of refused files. */
@Injectable()
export class ReceiveMessageHandler {
  constructor(
    private readonly uploads: UploadReceiver,
    private readonly sendMessage: SendMessageHandler,
    private readonly refusals: RefusalReporter,
  ) {}

  /** Refused as UploadReceiver, readChatForm and SendMessageHandler refuse. */
  async execute(
    send: Omit<Send, 'form' | 'files'>,
    { request, response }: { request: Request; response: Response },
  ): Promise<ChatAccepted> {
    try {
      const { fields, files, discard } = await this.uploads.receive(request, response);
      try {
        return await this.sendMessage.execute({ ...send, form: readChatForm(fields), files });
      } finally {
        await discard();
      }
    } catch (error) {
      this.refusals.report(error, send.sessionId, send.actor);
      throw error;
    }
  }
}
