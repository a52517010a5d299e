import type { Emergency, Message } from '@afya/contracts';
import { isResult } from '../message/result-message';

/**
 * The last emergency of a conversation, from a reply or a diagnosis, and the message with its advice. It is derived from the messages, so
 * it is the same after a reload, on another device and when an old session is opened again. One that the patient withdrew is none.
 */
export function latestEmergency(messages: readonly Message[]): { emergency: Emergency; messageId: string } | undefined {
  const withdrawn = messages.findLastIndex(({ metadata }) => metadata.emergencyWithdrawn);
  const emergencies = messages.slice(withdrawn + 1).filter((item) => emergencyOf(item) !== undefined);
  // A reply with a question only repeats an earlier emergency.
  const message = emergencies.findLast(({ metadata }) => !metadata.question) ?? emergencies.at(-1);
  const emergency = message && emergencyOf(message);
  return emergency && { emergency, messageId: message.id };
}

function emergencyOf(message: Message): Emergency | undefined {
  const { emergency } = message.metadata;
  if (emergency?.level === 'emergency') return emergency;
  if (!isResult(message)) return undefined;
  const { adviceLevel, emergencyNumbers = [] } = message.metadata.diagnosis;
  return adviceLevel === 'emergency' ? { level: adviceLevel, numbers: emergencyNumbers } : undefined;
}
