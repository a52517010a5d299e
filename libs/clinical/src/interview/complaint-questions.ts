import { compiled } from '../knowledge/compiled';
import type { QuestionsFor } from '../knowledge/schema/interview';

/**
 * Questions a clinician asks to separate the usual causes of a complaint, after its danger signs. The expected
 * information gain chooses among them; they get a bonus over questions that only the arithmetic prefers.
 */
export const COMPLAINT_QUESTIONS: readonly QuestionsFor[] = compiled.complaintQuestions;
