import { type Message } from '@afya/contracts';
import { PROGRESS } from './message-texts';
import { type ListedMessage } from './message.repository';

/** The text of a placeholder while an engine works on it. A step that this release has no text for is ignored. */
export function withProgress({ message, step, language }: ListedMessage): Message {
  const words = step && PROGRESS[step];
  if (message.metadata.status !== 'pending' || !words) return message;
  return { ...message, content: words[language], translations: words, metadata: { ...message.metadata, step } };
}
