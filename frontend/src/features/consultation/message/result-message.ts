import type { Diagnosis, Message, MessageMetadata } from '@afya/contracts';

export type ResultMessage = Message & { metadata: MessageMetadata & { diagnosis: Diagnosis } };

/** Whether a message is shown as the diagnosis card. */
export function isResult(message: Message): message is ResultMessage {
  const { status, diagnosis, processingStage } = message.metadata;
  return status === 'done' && diagnosis !== undefined && processingStage !== 'final_recommendations';
}

/** Whether a message only repeats the diagnosis of a card before it: the recommendations carry it too. */
export function isRepeated(message: Message, messages: readonly Message[]): boolean {
  const { status, diagnosis } = message.metadata;
  if (status !== 'done' || !diagnosis || isResult(message)) return false;
  return messages.slice(0, messages.indexOf(message)).some(isResult);
}
