import type { Diagnosis, Message, MessageMetadata } from '@afya/contracts';

export type ResultMessage = Message & { metadata: MessageMetadata & { diagnosis: Diagnosis } };

/** The message that is shown as the card. The recommendations carry the diagnosis too; shown once, it is not read as two findings. */
export function isResult(message: Message): message is ResultMessage {
  const { status, diagnosis, processingStage } = message.metadata;
  return status === 'done' && diagnosis !== undefined && processingStage !== 'final_recommendations';
}
