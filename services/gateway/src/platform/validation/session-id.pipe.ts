import { sessionIdSchema } from '@afya/contracts';
import { AppError } from '@afya/runtime';
import { Injectable, PipeTransform } from '@nestjs/common';

@Injectable()
export class SessionIdPipe implements PipeTransform<string, string> {
  transform(untrusted: string): string {
    if (!sessionIdSchema.safeParse(untrusted).success) throw new AppError('SESSION_ID_MALFORMED');
    return untrusted;
  }
}
