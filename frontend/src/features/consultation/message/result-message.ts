import type { Diagnosis, Message, MessageMetadata } from '@afya/contracts';

export type ResultMessage = Message & { metadata: MessageMetadata & { diagnosis: Diagnosis } };

/** Whether a message is shown as the diagnosis card. The recommendations carry the same diagnosis, which is shown once. */
export function isResult(message: Message): message is ResultMessage {
  const { status, diagnosis, processingStage } = message.metadata;
  return status === 'done' && diagnosis !== undefined && processingStage !== 'final_recommendations';
}
