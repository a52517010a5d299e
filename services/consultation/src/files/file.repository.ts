import { type LocateFile, type RpcResponse } from '@afya/service-contracts';
import { type SessionAccess } from '../sessions/session.repository';

export type FileLocation = RpcResponse<typeof LocateFile>;

export abstract class FileRepository {
  /** undefined: the message has no file. Refused with SESSION_NOT_FOUND or ACCESS_DENIED. */
  abstract locate(access: SessionAccess, messageId: string): Promise<FileLocation | undefined>;
  /** The keys of objects that no message refers to. */
  abstract findOrphans(objectKeys: readonly string[]): Promise<string[]>;
}
