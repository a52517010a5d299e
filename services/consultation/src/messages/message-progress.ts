import { type Language, type Message, type MessageMetadata, type ProgressStep } from '@afya/contracts';
import { PROGRESS } from './message-texts';

/** Of a message as it is read, what tells how the work on it goes on. */
export interface ProgressRow {
  status: MessageMetadata['status'];
  /** what was last told of that work */
  step: ProgressStep | null;
  /** the session's */
  language: Language;
}

export const PROGRESS_COLUMNS = `m.step, s.language`;

/** What a placeholder says while an engine works on it, over what it said before. A step that this release has no words for is left out. */
export function withProgress(message: Message, { status, step, language }: ProgressRow): Message {
  const words = step && PROGRESS[step];
  if (status !== 'pending' || !words) return message;
  return { ...message, content: words[language], translations: words, metadata: { ...message.metadata, step } };
}
