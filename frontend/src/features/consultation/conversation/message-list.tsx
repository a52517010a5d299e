import { type Message, REPLY_STOPPED, type Wait } from '@afya/contracts';
import { Fragment, memo, type MouseEvent, Suspense, useState } from 'react';
import { VisuallyHidden } from '../../../components/ui/visually-hidden';
import { useTexts } from '../../../locales/bilingual';
import { conversationTexts } from '../../../locales/conversation';
import { awaitsAnswer, isPending } from '../message/message-status';
import { isRepeated, isResult } from '../message/result-message';
import { RateReply } from '../reply/lazy-reply';
import { AiMessage } from './ai-message';
import { MessageActions } from './lazy-actions';
import { DaySeparator } from './day-separator';
import { UserMessage } from './user-message';

interface MessageListProps {
  messages: readonly Message[];
  /** The progress of the first pending answer. */
  wait: Wait | undefined;
  /** Sends again a message that got no answer. */
  onSendAgain: (text: string) => void;
}

/** Renders again only when a message, the wait or the language changes: a long list takes a slow phone a second. */
export const MessageList = memo(function MessageList({ messages, wait, onSendAgain }: MessageListProps) {
  const t = useTexts(conversationTexts);
  const [chosen, setChosen] = useState<string>();
  const choose = ({ target }: MouseEvent) =>
    setChosen(target instanceof Element ? target.closest<HTMLElement>('[data-message]')?.dataset.message : undefined);
  const firstPending = messages.find(isPending);
  // An answer may be several messages: a result, recommendations and a question.
  const newest = Math.min(messages.findLastIndex(({ isUser }) => isUser) + 1, messages.length - 1);
  const lastAnswer = messages.findLastIndex(({ isUser, metadata }) => !isUser && metadata.status === 'done');
  return (
    <ol aria-label={t.messages} onClick={choose} className="flex flex-col gap-3">
      {messages.map((message, index) => {
        const isLast = index === messages.length - 1;
        const unanswered = isLast ? lastUserText(messages) : undefined;
        const awaiting = awaitsAnswer(messages, index);
        if (isRepeated(message, messages)) return null;
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
              data-message={message.id}
              className="scroll-mt-16 outline-none"
              tabIndex={-1}
            >
              <VisuallyHidden>{message.isUser ? t.you : t.ai}: </VisuallyHidden>
              {message.isUser ? (
                <UserMessage message={message} awaiting={awaiting} answered={!awaiting && index < lastAnswer} />
              ) : (
                <AiMessage
                  message={message}
                  awaiting={awaiting}
                  isOpen={isLast}
                  wait={message === firstPending ? wait : undefined}
                  onSendAgain={unanswered ? () => onSendAgain(unanswered) : undefined}
                  editableText={message.metadata.errorCode === REPLY_STOPPED ? unanswered : undefined}
                />
              )}
              {(message.id === chosen || index === lastAnswer) && (
                <Suspense>
                  <div className="flex flex-wrap">
                    {hasActions(message) && <MessageActions message={message} />}
                    {canBeRated(message) && <RateReply message={message} />}
                  </div>
                </Suspense>
              )}
            </li>
          </Fragment>
        );
      })}
    </ol>
  );
});

/** Messages that can be copied; the card of a result has its own buttons. */
function hasActions(message: Message): boolean {
  const { status, fileAttachment } = message.metadata;
  return status === 'done' && !fileAttachment && !isResult(message);
}

function canBeRated({ isUser, metadata }: Message): boolean {
  return !isUser && metadata.status === 'done' && !metadata.isFileAcknowledgment;
}

function isNewDay(previous: Message | undefined, message: Message): boolean {
  return !previous || new Date(previous.createdAt).toDateString() !== new Date(message.createdAt).toDateString();
}

function lastUserText(messages: readonly Message[]): string | undefined {
  return messages.findLast(({ isUser, metadata }) => isUser && !metadata.fileAttachment)?.content;
}
