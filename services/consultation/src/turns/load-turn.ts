import { type Language, type Stage } from '@afya/contracts';
import { type ColumnCipher, type Queries, statement } from '@afya/database';
import { type Turn, type TurnMessage } from '@afya/service-contracts';
import { openFilename, decryptContentKey } from '../files/sealed-filename';
import { openContent, type StoredContent } from '../messages/sealed-message';
import { openMemory, openState } from '../sessions/sealed-session';

type StoredText = StoredContent & { isUser: boolean; unread: boolean };
type Text = TurnMessage & { unread: boolean };

interface Row {
  stage: Stage;
  language: Language;
  state: string | null;
  memory: string | null;
  replyId: string;
  attempts: number;
  traceparent: string;
  texts: StoredText[];
  files: Turn['files'];
}

/** Unread are the patient's texts after `read_seq`; replies and files' placeholders of that time tell an engine nothing. */
const load = statement(
  'turn_load',
  `SELECT s.stage, s.language, s.state, s.memory,
          r.id AS "replyId", r.attempts, r.traceparent, texts.list AS texts, files.list AS files
   FROM session s
   CROSS JOIN LATERAL (
     SELECT id, seq, part, attempts, traceparent FROM message
     WHERE session_id = s.id AND seq >= s.read_seq AND status = 'pending' ORDER BY seq, part LIMIT 1
   ) r
   CROSS JOIN LATERAL (
     SELECT coalesce(json_agg(json_build_object('id', t.id, 'sealed', t.sealed, 'content', t.content,
              'translations', t.translations, 'metadata', t.metadata, 'isUser', t.kind = 'text', 'unread', t.seq > s.read_seq)
              ORDER BY t.seq, t.part), '[]') AS list
     FROM (
       (SELECT * FROM message
        WHERE session_id = s.id AND seq > s.read_seq AND (seq, part) < (r.seq, r.part) AND status = 'done' AND kind = 'text'
        ORDER BY seq DESC, part DESC LIMIT $3)
       UNION ALL
       (SELECT * FROM message
        WHERE session_id = s.id AND seq <= s.read_seq AND (seq, part) < (r.seq, r.part) AND status = 'done'
          AND kind IN ('text', 'reply', 'emergency')
        ORDER BY seq DESC, part DESC LIMIT $4)
     ) t
   ) texts
   CROSS JOIN LATERAL (
     SELECT coalesce(json_agg(json_build_object('messageId', f.message_id, 'objectKey', f.object_key, 'type', f.type,
              'filename', f.filename, 'mime', f.mime, 'size', f.size,
              'contentKey', f.content_key) ORDER BY m.seq, m.part), '[]') AS list
     FROM message m JOIN file f ON f.message_id = m.id
     WHERE m.session_id = s.id AND m.seq > s.read_seq AND m.seq <= r.seq AND m.kind = 'file'
   ) files
   WHERE s.id = $1 AND s.lease_token = $2 AND s.lease_until > clock_timestamp()`,
);

/** Messages that a turn holds at most. */
const UNREAD = 24;
const RECENT = 10;
/** What the messages of a turn may take of the 256 KB that cross between services; an engine's memory may take 64. */
const MESSAGES_BYTES = 110 * 1024;

/** The newest messages that fit, in order. */
function newest(texts: Text[]): Text[] {
  let left = MESSAGES_BYTES;
  const from = texts.findLastIndex(({ text }) => (left -= Buffer.byteLength(JSON.stringify(text)) + 120) < 0);
  return texts.slice(Math.min(from + 1, texts.length - 1));
}

/** In the language of the session where it has one. */
function readText(cipher: ColumnCipher, language: Language, { isUser, unread, ...stored }: StoredText): Text {
  const { content, translations, metadata } = openContent(cipher, stored);
  return { id: stored.id, text: translations[language] ?? content, isUser, question: metadata.question?.id, unread };
}

const message = ({ id, text, isUser, question }: Text): TurnMessage => ({
  ...{ id, text, isUser },
  ...(question && { question }),
});

export interface Lease {
  sessionId: string;
  token: string;
  leaseMs: number;
}

/** The lowest pending reply of a session under this lease with what an engine needs for it, or null. */
export async function loadTurn(queries: Queries, cipher: ColumnCipher, lease: Lease): Promise<Turn | null> {
  const [row] = await queries.query<Row>(load, [lease.sessionId, lease.token, UNREAD, RECENT]);
  if (!row) return null;
  const { texts, attempts, state, memory, files, ...turn } = row;
  const { collectedInfo, confidence, diagnosis } = openState(cipher, lease.sessionId, state);
  const fitting = newest(texts.map((text) => readText(cipher, row.language, text)));
  return {
    ...lease,
    ...turn,
    ...(diagnosis && { diagnosis }),
    ...{ collectedInfo, confidence, memory: openMemory(cipher, lease.sessionId, memory) },
    files: files.map((file) => ({
      ...file,
      filename: openFilename(cipher, file.messageId, file.filename),
      contentKey: decryptContentKey(cipher, file.messageId, file.contentKey),
    })),
    attempt: attempts + 1,
    messages: fitting.filter(({ unread }) => unread).map(message),
    recent: fitting.filter(({ unread }) => !unread).map(message),
  };
}
