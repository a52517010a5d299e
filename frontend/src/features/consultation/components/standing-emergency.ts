import type { Emergency, Message } from '@afya/contracts';
import { isResult } from '../result/result-message';

/**
 * The last emergency of a conversation, told of in a message or found by a diagnosis, and the message where its advice stands.
 * It is read from the conversation itself: so it stands as long as the conversation does, over a reload, on another device and
 * when an old session is opened again.
 */
export function standingEmergency(
  messages: readonly Message[],
): { emergency: Emergency; messageId: string } | undefined {
  const emergencies = messages.filter((item) => emergencyOf(item) !== undefined);
  // A reply that goes on with a question only reminds of what was advised before it.
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
