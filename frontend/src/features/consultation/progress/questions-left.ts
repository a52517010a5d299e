import { type CollectedInfo, type Message, requiredInfoProgress } from '@afya/contracts';

/** The usual number of questions about the complaint itself. */
const USUAL_QUESTIONS = 4;
/** Questions that are asked after those about the complaint. */
const LAST_QUESTIONS: ReadonlySet<string> = new Set(['record', 'history', 'medicines', 'allergies', 'measures']);

/**
 * About how many questions are left before the summary: those about missing information, and the usual ones about the complaint
 * that have not been asked yet. Zero once the questions are over or before the first message.
 */
export function questionsLeft(info: CollectedInfo, messages: readonly Message[]): number {
  const questions = messages.flatMap(({ metadata }) => metadata.question ?? []);
  const last = messages.findLast(({ isUser, metadata }) => !isUser && metadata.status === 'done');
  if (last?.metadata.processingStage !== 'initial_gathering') return 0;
  const { done } = requiredInfoProgress(info);
  const missing = [
    info.age === undefined || !info.sex,
    !done.details || info.currentMedications === undefined || info.allergies === undefined,
  ].filter(Boolean).length;
  const aboutComplaint = questions.some(({ id }) => LAST_QUESTIONS.has(id))
    ? 0
    : Math.max(0, USUAL_QUESTIONS - questions.filter(({ id }) => id.includes(':')).length);
  return Math.max(1, missing + aboutComplaint);
}
