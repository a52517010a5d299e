import type { Bilingual, Message, Question } from '@afya/contracts';

/** The placeholder of an answer that has not come yet. */
export const isPending = ({ isUser, metadata }: Message) => !isUser && metadata.status === 'pending';

/** The chat is processing while any AI message is pending. */
export function isProcessing(messages: readonly Message[] | undefined): boolean {
  return messages?.some(isPending) ?? false;
}

/** The question of the last reply, which the patient has not answered yet. */
export function openQuestion(messages: readonly Message[] | undefined): Question | undefined {
  const last = messages?.at(-1);
  return last && !last.isUser && last.metadata.status === 'done' ? last.metadata.question : undefined;
}

/** The answer to the open question that asks for the diagnosis; undefined when the last reply does not offer one. */
export function offerAnswer(messages: readonly Message[] | undefined): Bilingual | undefined {
  if (messages?.at(-1)?.metadata.processingStage !== 'diagnostic_prompt') return undefined;
  return openQuestion(messages)?.choices.find(({ value }) => value === 'yes')?.label;
}

/** The number of answers; when it grows, the state of the session has changed. */
export function countAnswers(messages: readonly Message[] | undefined): number {
  return messages?.filter((message) => !message.isUser && !isPending(message)).length ?? 0;
}

/** Whether the answer to the message at this index is still pending. */
export function awaitsAnswer(messages: readonly Message[], index: number): boolean {
  const later = messages.slice(index + 1).filter(({ isUser, metadata }) => !isUser && !metadata.isFileAcknowledgment);
  const [first] = later;
  return first !== undefined && isPending(first);
}
