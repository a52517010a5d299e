import { AppError } from '@afya/runtime';
import { Injectable, PipeTransform } from '@nestjs/common';
import * as z from 'zod/mini';

const messageIdSchema = z.uuid();

/** Answers a malformed message id like one without a file. */
@Injectable()
export class MessageIdPipe implements PipeTransform<string, string> {
  transform(untrusted: string): string {
    if (!messageIdSchema.safeParse(untrusted).success) throw new AppError('FILE_NOT_FOUND');
    return untrusted;
  }
}
