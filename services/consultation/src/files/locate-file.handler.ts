import { ColumnCipher, Database, statement } from '@afya/database';
import { AppError } from '@afya/runtime';
import { type Actor, type LocateFile, type RpcRequest, type RpcResponse } from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { type Owned, requireOwned, requireOwner } from '../sessions/session-access';
import { decryptContentKey, openFilename } from './sealed-filename';

type Location = RpcResponse<typeof LocateFile>;
type Row = Owned & { [Column in keyof Location]: Location[Column] | null };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const locate = statement(
  'file_locate',
  `SELECT s.owner = $2 AS owned, f.object_key AS "objectKey", f.mime, f.filename, f.size, f.type,
          f.content_key AS "contentKey"
   FROM session s
   LEFT JOIN message m ON m.id = $3::uuid AND m.session_id = s.id
   LEFT JOIN file f ON f.message_id = m.id
   WHERE s.id = $1`,
);

@Injectable()
export class LocateFileHandler {
  constructor(
    private readonly database: Database,
    private readonly cipher: ColumnCipher,
  ) {}

  /** Refused with SESSION_NOT_FOUND, ACCESS_DENIED, or FILE_NOT_FOUND when that message has no file. */
  async execute({ sessionId, messageId }: RpcRequest<typeof LocateFile>, actor: Actor): Promise<Location> {
    const id = UUID.test(messageId) ? messageId : null;
    const [row] = await this.database.query<Row>(locate, [sessionId, requireOwner(actor), id]);
    const { objectKey, mime, filename, size, type, contentKey } = requireOwned(row);
    if (objectKey === null || mime === null || filename === null || size === null || type === null)
      throw new AppError('FILE_NOT_FOUND');
    const fileId = messageId.toLowerCase();
    return {
      objectKey,
      mime,
      filename: openFilename(this.cipher, fileId, filename),
      size,
      type,
      contentKey: decryptContentKey(this.cipher, fileId, contentKey),
    };
  }
}
