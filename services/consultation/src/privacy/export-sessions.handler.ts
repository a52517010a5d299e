import { type Language } from '@afya/contracts';
import { ColumnCipher, Database, statement } from '@afya/database';
import {
  type Actor,
  type ExportedSession,
  type ExportSessions,
  type RpcRequest,
  type RpcResponse,
} from '@afya/service-contracts';
import { Injectable } from '@nestjs/common';
import { fitting } from '../database/fitting';
import { openFilename } from '../files/sealed-filename';
import { requireOwner } from '../sessions/session-access';
import { SESSION_COLUMNS, type SessionRow, viewState } from '../sessions/session-view';

const SESSIONS_A_CALL = 20;

const read = statement(
  'export_sessions',
  `SELECT ${SESSION_COLUMNS}, s.language, s.last_active_at AS "lastActiveAt",
     (SELECT coalesce(json_agg(json_build_object('messageId', f.message_id, 'filename', f.filename, 'mime', f.mime,
        'size', f.size) ORDER BY m.seq, m.part), '[]')
      FROM message m JOIN file f ON f.message_id = m.id WHERE m.session_id = s.id) AS files
   FROM session s WHERE s.owner = $1 AND s.id > $2 ORDER BY s.id LIMIT ${SESSIONS_A_CALL + 1}`,
);

type Row = SessionRow & { language: Language; lastActiveAt: Date; files: ExportedSession['files'] };

@Injectable()
export class ExportSessionsHandler {
  constructor(
    private readonly database: Database,
    private readonly cipher: ColumnCipher,
  ) {}

  /** As many as one reply holds, in the order of their ids: none is left out or told twice however many there are. */
  async execute(
    { after = '' }: RpcRequest<typeof ExportSessions>,
    actor: Actor,
  ): Promise<RpcResponse<typeof ExportSessions>> {
    const rows = await this.database.query<Row>(read, [requireOwner(actor), after]);
    const sessions = rows.slice(0, SESSIONS_A_CALL).map((row) => view(this.cipher, row));
    const told = sessions.slice(0, fitting(sessions));
    const isAll = told.length === rows.length;
    return { sessions: told, next: isAll ? null : (told.at(-1)?.sessionId ?? null) };
  }
}

/** @throws UnreadableValueError */
function view(cipher: ColumnCipher, row: Row): ExportedSession {
  return {
    sessionId: row.id,
    createdAt: row.createdAt.toISOString(),
    lastActiveAt: row.lastActiveAt.toISOString(),
    language: row.language,
    consultationState: viewState(cipher, row),
    files: row.files.map((file) => ({ ...file, filename: openFilename(cipher, file.messageId, file.filename) })),
  };
}
