import type { Message, Question } from '@afya/contracts';

/** An answer that is still to come. */
export const isPending = ({ isUser, metadata }: Message) => !isUser && metadata.status === 'pending';

/** The chat is processing while any AI message is pending. */
export function isProcessing(messages: readonly Message[] | undefined): boolean {
  return messages?.some(isPending) ?? false;
}

/** The question that waits for the patient: the last reply asks it. */
export function openQuestion(messages: readonly Message[] | undefined): Question | undefined {
  const last = messages?.at(-1);
  return last && !last.isUser && last.metadata.status === 'done' ? last.metadata.question : undefined;
}

/** How many answers are there; when this grows, the session has moved on. */
export function countAnswers(messages: readonly Message[] | undefined): number {
  return messages?.filter((message) => !message.isUser && !isPending(message)).length ?? 0;
}

/** Whether no reply has come yet to what stands at this place: the answer to it is still pending. */
export function awaitsAnswer(messages: readonly Message[], index: number): boolean {
  const later = messages.slice(index + 1).filter(({ isUser, metadata }) => !isUser && !metadata.isFileAcknowledgment);
  const [first] = later;
  return first !== undefined && isPending(first);
}
