import { type ErrorCode } from '@afya/contracts';
import { AppError } from '@afya/runtime';
import { PipeTransform } from '@nestjs/common';
import * as z from 'zod/mini';

const messageIdSchema = z.uuid();

/** Answers a malformed message id like an unknown one. */
export class MessageIdPipe implements PipeTransform<string, string> {
  constructor(private readonly unknown: ErrorCode) {}

  transform(untrusted: string): string {
    if (!messageIdSchema.safeParse(untrusted).success) throw new AppError(this.unknown);
    return untrusted;
  }
}
