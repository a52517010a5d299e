import { ColumnCipher, Database } from '@afya/database';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { type FileLocation, type FileRepository } from '../files/file.repository';
import { type SessionAccess } from '../sessions/session.repository';
import { requireOwned } from './owned';
import { FileEntity } from './entities/file.entity';
import { SessionEntity } from './entities/session.entity';
import { decryptContentKey, decryptFilename } from './stored-values';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

@Injectable()
export class TypeOrmFileRepository implements FileRepository {
  constructor(
    private readonly database: Database,
    private readonly cipher: ColumnCipher,
  ) {}

  async locate({ sessionId, owner }: SessionAccess, messageId: string): Promise<FileLocation | undefined> {
    const file = await this.database.withEntities(async (entities) => {
      const session = await entities.findOneBy(SessionEntity, { id: sessionId });
      requireOwned(session ? { owned: session.owner === owner } : undefined);
      return UUID.test(messageId) ? entities.findOneBy(FileEntity, { messageId, message: { sessionId } }) : null;
    });
    if (!file) return undefined;
    return {
      objectKey: file.objectKey,
      mime: file.mime,
      filename: decryptFilename(this.cipher, file.messageId, file.filename),
      size: file.size,
      type: file.type,
      contentKey: decryptContentKey(this.cipher, file.messageId, file.contentKey),
    };
  }

  async findOrphans(objectKeys: readonly string[]): Promise<string[]> {
    const files = await this.database.withEntities((entities) =>
      entities.find(FileEntity, {
        select: { messageId: true, objectKey: true },
        where: { objectKey: In(objectKeys) },
      }),
    );
    const attached = new Set(files.map(({ objectKey }) => objectKey));
    return objectKeys.filter((key) => !attached.has(key));
  }
}
