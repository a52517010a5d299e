import type { Message, Wait } from '@afya/contracts';
import { Fragment } from 'react';
import { VisuallyHidden } from '../../../components/ui/visually-hidden';
import { useTexts } from '../../../locales/bilingual';
import { consultationTexts } from '../../../locales/consultation';
import { awaitsAnswer, isPending } from '../session/processing';
import { AiMessage } from './ai-message';
import { DaySeparator } from './day-separator';
import { UserMessage } from './user-message';

interface MessageListProps {
  messages: readonly Message[];
  /** How the wait for the first pending answer goes on. */
  wait: Wait | undefined;
  /** Sends once more what found no answer. */
  onSendAgain: (text: string) => void;
}

export function MessageList({ messages, wait, onSendAgain }: MessageListProps) {
  const t = useTexts(consultationTexts);
  const awaited = messages.find(isPending);
  // An answer may be several messages: a result, what comes after it and a question.
  const newest = Math.min(messages.findLastIndex(({ isUser }) => isUser) + 1, messages.length - 1);
  return (
    <ol aria-label={t.messages} className="flex flex-col gap-3">
      {messages.map((message, index) => {
        const isLast = index === messages.length - 1;
        const question = isLast ? lastUserText(messages) : undefined;
        const awaiting = awaitsAnswer(messages, index);
        return (
          <Fragment key={message.id}>
            {isNewDay(messages[index - 1], message) && (
              <li>
                <DaySeparator iso={message.createdAt} />
              </li>
            )}
            <li
              id={`message-${message.id}`}
              data-newest={index === newest || undefined}
              className="scroll-mt-24 outline-none"
              tabIndex={-1}
            >
              <VisuallyHidden>{message.isUser ? t.you : t.ai}: </VisuallyHidden>
              {message.isUser ? (
                <UserMessage message={message} awaiting={awaiting} answered={!awaiting && hasAnswer(messages, index)} />
              ) : (
                <AiMessage
                  message={message}
                  awaiting={awaiting}
                  wait={message === awaited ? wait : undefined}
                  onSendAgain={question ? () => onSendAgain(question) : undefined}
                />
              )}
            </li>
          </Fragment>
        );
      })}
    </ol>
  );
}

function isNewDay(before: Message | undefined, message: Message): boolean {
  return !before || new Date(before.createdAt).toDateString() !== new Date(message.createdAt).toDateString();
}

function hasAnswer(messages: readonly Message[], index: number): boolean {
  return messages.slice(index + 1).some(({ isUser, metadata }) => !isUser && metadata.status === 'done');
}

function lastUserText(messages: readonly Message[]): string | undefined {
  return messages.findLast(({ isUser, metadata }) => isUser && !metadata.fileAttachment)?.content;
}
