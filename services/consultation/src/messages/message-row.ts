import { type Bilingual, type Language, type MessageMetadata } from '@afya/contracts';

export type MessageKind = 'text' | 'file' | 'acknowledgment' | 'reply' | 'emergency';

/** A message as statements insert it, given as JSON. `seq` is the session's to give. */
export interface MessageRow {
  id: string;
  part: number;
  kind: MessageKind;
  content: string;
  translations: Partial<Bilingual>;
  metadata: Omit<MessageMetadata, 'status'>;
  status: MessageMetadata['status'];
  reply_to: string | null;
  traceparent: string | null;
}

/** What the AI says, shown in `language` where a client knows no translations. */
export function said(text: Bilingual, language: Language): Pick<MessageRow, 'content' | 'translations'> {
  return { content: text[language], translations: text };
}

/** The part of a statement that writes messages given as JSON (`storedMessages`) into the send `seq` of the session `from.id`. */
export const insertMessages = (rows: string, from: string, seq: string): string => `
  INSERT INTO message (id, session_id, seq, part, kind, sealed, content, translations, metadata, status, reply_to, traceparent)
  SELECT m.id, ${from}.id, ${seq}, m.part, m.kind, m.sealed, coalesce(m.content, ''), coalesce(m.translations, '{}'),
    coalesce(m.metadata, '{}'), m.status, m.reply_to, m.traceparent
  FROM ${from}, jsonb_to_recordset(${rows}::jsonb) AS m(
    id uuid, part integer, kind text, sealed text, content text, translations jsonb, metadata jsonb, status text,
    reply_to uuid, traceparent text)`;
