import { type RpcContext, RpcHandler } from '@afya/messaging';
import { AppError } from '@afya/runtime';
import { LocateFile, type RpcRequest } from '@afya/service-contracts';
import { Controller } from '@nestjs/common';
import { requireOwner } from '../sessions/session-access';
import { type FileLocation, FileRepository } from './file.repository';

@Controller()
export class LocateFileHandler {
  constructor(private readonly files: FileRepository) {}

  /** Refused with SESSION_NOT_FOUND, ACCESS_DENIED, or FILE_NOT_FOUND when the message has no file. */
  @RpcHandler(LocateFile)
  async execute({ sessionId, messageId }: RpcRequest<typeof LocateFile>, { actor }: RpcContext): Promise<FileLocation> {
    const location = await this.files.locate({ sessionId, owner: requireOwner(actor) }, messageId);
    if (!location) throw new AppError('FILE_NOT_FOUND');
    return location;
  }
}
